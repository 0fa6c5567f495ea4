// Where a text stops being JSON, by line and column: browsers describe the error in different words, and
// some give no position at all. Pure.

const BLANK = /[\t\n\r ]*/y;
/** Numbers and names, as far as they are valid. */
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * @param {string} text
 * @returns {{ line: number, column: number } | null} both from 1; null: it is JSON
 */
export function jsonFault(text) {
  const at = faultIn(text);
  if (at < 0) return null;
  const before = text.slice(0, at);
  const line = before.split(/\r\n|\r|\n/).length;
  return { line, column: at - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) };
}

/** @param {string} text @returns {number} -1: none */
function faultIn(text) {
  /** Open brackets. @type {('}' | ']')[]} */
  const closing = [];
  /** @type {'value' | 'first' | 'key' | 'firstKey' | 'colon' | 'more'} first: a value, or an empty list */
  let wanted = 'value';
  for (let at = past(BLANK, text, 0); ; at = past(BLANK, text, at)) {
    const here = text[at];
    if (wanted === 'more' && closing.length === 0) return here === undefined ? -1 : at;
    if (here === undefined) return at;
    if (wanted === 'value' || wanted === 'first') {
      if (here === '{' || here === '[') {
        closing.push(here === '{' ? '}' : ']');
        wanted = here === '{' ? 'firstKey' : 'first';
        at += 1;
      } else if (here === ']' && wanted === 'first') {
        closing.pop();
        wanted = 'more';
        at += 1;
      } else {
        const { end, isRight } = here === '"' ? quoted(text, at) : scalar(text, at);
        if (!isRight) return end;
        wanted = 'more';
        at = end;
      }
    } else if (wanted === 'colon') {
      if (here !== ':') return at;
      wanted = 'value';
      at += 1;
    } else if (here === closing.at(-1) && wanted !== 'key') {
      closing.pop();
      wanted = 'more';
      at += 1;
    } else if (wanted === 'more') {
      if (here !== ',') return at;
      wanted = closing.at(-1) === '}' ? 'key' : 'value';
      at += 1;
    } else {
      const { end, isRight } = here === '"' ? quoted(text, at) : { end: at, isRight: false };
      if (!isRight) return end;
      wanted = 'colon';
      at = end;
    }
  }
}

/** @param {string} text @param {number} at its opening quote @returns {{ end: number, isRight: boolean }} or where it is wrong */
function quoted(text, at) {
  for (let end = at + 1; end < text.length;) {
    const here = text[end] ?? '';
    if (here === '"') return { end: end + 1, isRight: true };
    if (here < ' ') return { end, isRight: false };
    const next = here === '\\' ? past(ESCAPE, text, end) : end + 1;
    if (next === end) return { end, isRight: false };
    end = next;
  }
  return { end: text.length, isRight: false };
}

/** @param {string} text @param {number} at */
function scalar(text, at) {
  const end = past(SCALAR, text, at);
  return { end, isRight: end > at };
}

/** The position after the match of the pattern here. @param {RegExp} pattern @param {string} text @param {number} at */
function past(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
