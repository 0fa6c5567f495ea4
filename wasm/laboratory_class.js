// The classes of astrolabe.d.ts, made of the functions that the bindings register: each takes the address first.
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
      for (var i = 0; i < arguments.length; i++) checkArray(arguments[i]);
      var args = [this.address];
      args.push.apply(args, arguments);
      if (name === 'delete') this.address = 0;
      return Module[key].apply(null, args);
    };
  });
}

/** What calls itself long takes memory for as much: only arrays that are, and of no more than a board has cells. */
function checkArray(value) {
  if (typeof value !== 'object' || value === null || !('length' in value)) return;
  var isArray = Array.isArray(value) || ArrayBuffer.isView(value);
  if (!isArray || value.length > 16777216) throw new TypeError('an array of at most 16777216 items is needed');
}

Module['Laboratory'] = laboratoryClass('Laboratory');
