// Chinese: the button that saves the proof.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'proof.save': '保存这份证明',
  'proof.save_note': '存成文件，任何人不必搜索就能检查',
});
