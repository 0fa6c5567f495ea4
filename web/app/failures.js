// Why the page cannot work, in both languages: the words of neither may have come.

export const FAILURES = Object.freeze({
  no_webassembly: Object.freeze({
    en: 'Astrolabe needs WebAssembly, which this browser lacks or forbids here. Any current one has it.',
    zh: '本页需要 WebAssembly，但这个浏览器不支持或不允许使用它。请换用较新的浏览器。',
  }),
  not_loaded: Object.freeze({
    en: 'Astrolabe could not load its core. Please check the connection and load the page again.',
    zh: '无法加载核心模块。请检查网络连接后重新加载页面。',
  }),
});
