// The goal of an exercise in drawing: conditions that the search on the drawn map is to meet, each
// "expanded<60", "cost>=1.2*optimum" or "cost=none" (no path), all of them with spaces between. Pure.

/** @typedef {{ expanded: number, cost: number | null, optimum: number | null }} Drawn optimum: of a shortest path; null: there is none, or it is not known */

const CONDITION = /^(expanded|cost)(<|<=|>|>=|=)(none|\d+(?:\.\d+)?)(\*optimum)?$/;
/** Sums of many √2 are not exact. */
const ROUNDING = 1e-9;

/** @param {string} goal @param {Drawn} drawn @returns {{ isMet: boolean, facts: { name: 'expanded' | 'cost' | 'share', value: string }[] }} facts: the numbers it is about */
export function holds(goal, drawn) {
  /** @type {{ name: 'expanded' | 'cost' | 'share', value: string }[]} */
  const facts = [];
  const isMet = goal.split(' ').map((condition) => {
    const [, name = '', sign = '', number = '', share] = CONDITION.exec(condition) ?? [];
    if (name === '') throw new Error(`no condition: ${condition}`);
    if (number === 'none') return drawn.cost === null;
    const found = name === 'expanded' ? drawn.expanded : drawn.cost;
    if (found === null) return false;
    if (share === undefined) {
      facts.push({ name: name === 'expanded' ? 'expanded' : 'cost', value: String(Math.round(found * 1000) / 1000) });
      return compares(found, sign, Number(number));
    }
    if (drawn.optimum === null) return false;
    facts.push({ name: 'share', value: `${Math.round((100 * found) / drawn.optimum)}%` });
    return compares(found, sign, Number(number) * drawn.optimum);
  });
  return { isMet: isMet.every((is) => is), facts };
}

/** @param {number} found @param {string} sign @param {number} wanted */
function compares(found, sign, wanted) {
  if (sign === '<') return found < wanted - ROUNDING;
  if (sign === '<=') return found <= wanted + ROUNDING;
  if (sign === '>') return found > wanted + ROUNDING;
  if (sign === '>=') return found >= wanted - ROUNDING;
  return Math.abs(found - wanted) <= ROUNDING;
}
