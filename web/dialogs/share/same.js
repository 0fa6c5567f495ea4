// Whether what something was made of is still the same.

/** @param {readonly unknown[]} some @param {readonly unknown[]} others @returns {boolean} as many, each === the other */
export const isSame = (some, others) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
