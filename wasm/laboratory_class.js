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
      var args = [this.address];
      args.push.apply(args, arguments);
      if (name === 'delete') this.address = 0;
      return Module[key].apply(null, args);
    };
  });
}

Module['Laboratory'] = laboratoryClass('Laboratory');
