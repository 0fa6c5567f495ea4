// How JavaScript calls a function of the module, in place of Embind's own: that one sets the lengths of lists which it
// keeps from call to call, and in V8 this takes longer than all the rest of a short call.
mergeInto(LibraryManager.library, {
  $craftInvokerFunction__deps: ['$runDestructors', '$throwBindingError'],
  $craftInvokerFunction: function (name, [returned, self, ...taken], classType, invoke, target) {
    return function (...given) {
      if (given.length !== taken.length)
        throwBindingError(`function ${name} called with ${given.length} arguments, expected ${taken.length} args!`);
      const destructors = [];
      const wiredThis = classType && self['toWireType'](destructors, this);
      for (let i = 0; i < given.length; i++) given[i] = taken[i]['toWireType'](destructors, given[i]);
      const result = classType ? invoke(target, wiredThis, ...given) : invoke(target, ...given);
      runDestructors(destructors);
      return returned['fromWireType'](result);
    };
  },
});
