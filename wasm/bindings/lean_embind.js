// What of Embind's JavaScript this module does without: wide strings, which no function of it takes.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function () {},
  // And what lean_embind.h adds.
  refuse_number: function (found) {
    throw new RangeError(found + ' is no whole number that is understood here');
  },
});
