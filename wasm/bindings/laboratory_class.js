// Classes of the façade, made of the functions that the bindings register: each takes the address first.
function laboratoryClass(name) {
  function Laboratory() {
    if (!Laboratory.prototype['delete']) addMembers(Laboratory.prototype, name + '.');
    this.address = Module[name + '.new']();
  }
  return Laboratory;
}

/** They are there since the module has started. */
function addMembers(prototype, prefix) {
  Object.keys(Module).forEach(function (key) {
    var name = key.slice(prefix.length);
    if (key.indexOf(prefix) !== 0 || name === 'new') return;
    prototype[name] = function () {
      if (this.address === 0) throw new Error('used after delete()');
      var args = [this.address];
      for (var i = 0; i < arguments.length; i++) args.push(taken(arguments[i]));
      if (name === 'delete') this.address = 0;
      var top = stackSave();
      try {
        return Module[key].apply(null, args);
      } catch (error) {
        // What JavaScript refuses leaves the functions of the module without their ends, which give the stack back.
        stackRestore(top);
        throw error;
      }
    };
  });
}

/**
 * What calls itself long takes memory for as much: only arrays that are, and of no more than a board has cells. Others than
 * of numbers are read here and once, for reading them may run anything.
 */
function taken(value) {
  if (typeof value !== 'object' || value === null || !('length' in value)) return value;
  var isView = ArrayBuffer.isView(value);
  var length = value.length;
  if (!(isView || Array.isArray(value)) || !(length <= 16777216)) throw new TypeError('an array of at most 16777216 items is needed');
  if (isView && !Object.prototype.hasOwnProperty.call(value, 'length')) return value;
  var items = [];
  for (var i = 0; i < length; i++) items.push(typeof value[i] === 'string' ? value[i] : +value[i]);
  return items;
}
