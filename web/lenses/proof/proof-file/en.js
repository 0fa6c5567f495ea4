// English: the button that saves the proof.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'proof.save': 'Save this proof',
  'proof.save_note': 'As a file that anyone can check without searching',
});
