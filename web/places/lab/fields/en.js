// English: what is laid over the closed cells.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({ 'fields.from_goal': 'closed from the goal' });
