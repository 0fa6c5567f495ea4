// How JavaScript calls a function of the module, in place of Embind's own: that one sets the lengths of lists which it
// keeps from call to call, and in V8 this takes longer than all the rest of a short call. So does a list of arguments that
// is filled and spread: a query on a board of 49 × 49 cells takes 5 % longer with it (2026-12-01).
mergeInto(LibraryManager.library, {
  $craftInvokerFunction__deps: ['$runDestructors', '$throwBindingError'],
  $craftInvokerFunction: function (name, [returned, self, ...taken], classType, invoke, target) {
    const count = taken.length;
    const [first, second, third] = taken;
    const refuse = (found) =>
      throwBindingError(`function ${name} called with ${found} arguments, expected ${count} args!`);
    const callMethod = function (a, b, c) {
      if (arguments.length !== count) refuse(arguments.length);
      const destructors = [];
      const that = self['toWireType'](destructors, this);
      let result;
      if (count === 0) result = invoke(target, that);
      else if (count === 1) result = invoke(target, that, first['toWireType'](destructors, a));
      else if (count === 2)
        result = invoke(target, that, first['toWireType'](destructors, a), second['toWireType'](destructors, b));
      else
        result = invoke(
          target,
          that,
          first['toWireType'](destructors, a),
          second['toWireType'](destructors, b),
          third['toWireType'](destructors, c),
        );
      runDestructors(destructors);
      return returned['fromWireType'](result);
    };
    const callAny = function (...given) {
      if (given.length !== count) refuse(given.length);
      const destructors = [];
      const wired = classType ? [self['toWireType'](destructors, this)] : [];
      for (let i = 0; i < count; i++) wired.push(taken[i]['toWireType'](destructors, given[i]));
      const result = invoke(target, ...wired);
      runDestructors(destructors);
      return returned['fromWireType'](result);
    };
    return classType && count <= 3 ? callMethod : callAny;
  },
});
