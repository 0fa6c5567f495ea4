// 中文：页面网址要求打开的地图。

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'fetched.title': '打开另一个网站的地图？',
  'fetched.question':
    '你点的链接要打开 {host} 上的地图：{address}。那个网站会知道你的网络地址、用的是什么浏览器和语言，以及请求来自哪个网页。',
  'fetched.open': '打开地图',
  'fetched.cancel': '取消',
  'fetched.coming': '正在获取 {name}…',
  'fetched.declined': '没有打开来自 {host} 的地图。',
  'fetched.single_file': '单文件的页面不从网络取地图：请先保存地图，再作为文件打开。',
  'fetched.no_address': 'map= 后面要写地图的地址，如 map=arena.map。',
  'fetched.elsewhere': '本站只打开自己主机上的地图，不打开 {host} 上的：请先保存地图，再作为文件打开。',
  'fetched.missing': '未能打开 {name}：主机上没有这个文件（{status}）。',
  'fetched.denied': '未能打开 {name}：主机拒绝提供（{status}）。',
  'fetched.overtaken': '没有打开 {name}：在此期间你改动了地图，或打开了别的地图。',
  'fetched.too_large': '未能打开 {name}：它超过 {most} MB。',
  'fetched.offline': '未能打开 {name}：没有网络连接。重新加载页面可以再试。',
  'fetched.failed': '未能获取 {name}：主机没有应答、不允许，或者转到了别的地址。',
});
