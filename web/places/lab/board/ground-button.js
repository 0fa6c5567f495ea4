// The button that shows what the brush paints, and its size. Its panel is a feature of its own.

import { addedBy, addedOf, factorOf } from '../../../engine/grounds.js';
import { groundName } from '../../../model/drawing/tools.js';
import { query, setLabel, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */
/** @import { Translate } from '../../../i18n/translate.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'signal'>} scene */
export function connectGroundButton(scene) {
  const button = query('#ground', HTMLButtonElement);
  const picture = query('.ground', HTMLElement, button);
  renderAlways(scene, ({ tools }, t) => {
    const { ground, brush } = tools;
    const added = addedBy(ground);
    const own = added === null ? groundName(ground) : 'danger';
    const name = added === null ? groundWords(ground, t) : t('ground.danger_adds', { added });
    setLabel(button, t('ground.button', { name, brush: t('brush.size', { size: brush }) }));
    picture.dataset['ground'] = own ?? 'other';
    setText(picture, own === null ? String(factorOf(ground)) : '');
  });
}

/** @param {number} ground @param {Translate} t */
function groundWords(ground, t) {
  const bare = groundName(addedOf(ground) > 0 ? factorOf(ground) : ground);
  const words = bare === null ? t('ground.other', { factor: factorOf(ground) }) : t(`ground.${bare}`);
  return addedOf(ground) > 0 ? `${words}, ${t('ground.danger_adds', { added: addedOf(ground) })}` : words;
}
