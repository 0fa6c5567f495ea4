// The classes of the modules have the members that the declarations name, and no others; after delete() they
// refuse with a sentence. The answers of members are checked against the declarations in doors.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadModules } from '../../support/node/module.mjs';
import { DECLARATIONS, membersOf } from '../../support/node/typed-members.mjs';

const module = await loadModules();
const declared = membersOf(DECLARATIONS);

for (const name of /** @type {const} */ (['Laboratory', 'CheckLaboratory', 'GraphLaboratory', 'WorldLaboratory'])) {
  test(`a ${name} has the members that are declared, and no others`, () => {
    const lab = new module[name]();
    const members = (declared.get(name) ?? []).map((member) => member.name);
    // Embind has delete() in its own class below all others.
    const own = Object.keys(Object.getPrototypeOf(lab));
    assert.deepEqual([...own, 'delete'].sort(), members.sort());
    lab.delete();
    for (const member of own) {
      const [method, count] = /** @type {[Function, number]} */ ([
        Reflect.get(lab, member),
        declared.get(name)?.find((one) => one.name === member)?.parameters?.length ?? 0,
      ]);
      assert.throws(() => method.apply(lab, Array(count).fill(0)), /deleted object/, member);
    }
    assert.throws(() => lab.delete(), /deleted/);
  });
}
