// The class of astrolabe.d.ts, made of the functions that bindings.cpp registers: each takes the address first.
function Laboratory() {
  if (!Laboratory.prototype['delete']) addMembers();
  this.address = Module['Laboratory.new']();
}

/** They are there since the module has started. */
function addMembers() {
  Object.keys(Module).forEach(function (key) {
    var name = key.replace(/^Laboratory\.(?!new$)/, '');
    if (name === key) return;
    Laboratory.prototype[name] = function () {
      if (this.address === 0) throw new Error('used after delete()');
      var args = [this.address];
      args.push.apply(args, arguments);
      if (name === 'delete') this.address = 0;
      return Module[key].apply(null, args);
    };
  });
}

Module['Laboratory'] = Laboratory;
