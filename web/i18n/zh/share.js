// Chinese: the dialog that shares.

/** @type {Readonly<Record<string, string>>} */
export const share = Object.freeze({
  'share.title': '分享当前画面',
  'share.close': '关闭',
  'share.tab_link': '链接',
  'share.link': '链接',
  'share.copy': '复制',
  'share.copy_link': '复制链接',
  'share.copy_embed': '复制嵌入代码',
  'share.copied': '已复制。',
  'share.selected': '已选中：请用 Ctrl+C 或菜单复制。',
  'share.length_code': '{count} 个字符：放得进幻灯片上的二维码。',
  'share.length_chat': '{count} 个字符：任何聊天软件都能发送。',
  'share.length_long': '{count} 个字符：有些软件会截断这么长的链接。',
  'share.length_file': '{count} 个字符：对许多软件来说太长，最好改用文件。',
  'share.map_left_out': '地图太大，放不进链接，链接中不含地图：请以文件发送。',
  'share.embed': '嵌入网页的图',
  'share.embed_note': '粘贴到网页的代码中。读者可以播放，也可以在本页中打开。',
  'share.frame': 'A* 逐步搜索',
});
