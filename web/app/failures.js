// Why the page cannot work, in both languages: neither language file may have been loaded.

export const FAILURES = Object.freeze({
  no_webassembly: Object.freeze({
    en: 'Astrolabe needs WebAssembly, which this browser does not support or allow here. Any current one does.',
    zh: '本页需要 WebAssembly，但这个浏览器不支持或不允许使用它。请换用较新的浏览器。',
  }),
  not_loaded: Object.freeze({
    en: 'Astrolabe could not load its core. Please check your connection and reload the page.',
    zh: '无法加载核心模块。请检查网络连接，然后重新加载页面。',
  }),
});
