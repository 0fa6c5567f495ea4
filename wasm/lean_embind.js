// What of Embind's JavaScript this module does without: wide strings, which no function of it takes.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function () {},
});
