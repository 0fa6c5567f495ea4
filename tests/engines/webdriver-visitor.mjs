// A visitor in a browser that a driver of the W3C protocol drives.
import { Key, Origin } from 'selenium-webdriver';

/** @import { WebDriver } from 'selenium-webdriver' */
/** @import { Visitor } from './visitor.d.ts' */

/** @type {Readonly<Record<string, string>>} */
const KEYS = Object.freeze({
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
});

/** @param {WebDriver} driver @param {string} site @returns {Visitor} */
export function webdriverVisitor(driver, site) {
  return {
    async goto(path) {
      // Another fragment alone would load nothing.
      await driver.get('about:blank');
      await driver.get(`${site}${path}`);
    },
    async evaluate(run, ...values) {
      for (let tries = 0; ; tries++) {
        try {
          return /** @type {never} */ (await driver.executeScript(`return (${run})(...arguments);`, ...values));
        } catch (error) {
          // WebKitGTK's driver loses an answer now and then while a page is loading.
          if (tries === 5 || !String(error).includes('Could not parse script result')) throw error;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    async drag(first, ...others) {
      if (first === undefined) return;
      const whole = ({ x = 0, y = 0 }) => ({
        x: Math.round(x),
        y: Math.round(y),
        origin: Origin.VIEWPORT,
        duration: 20,
      });
      const actions = driver.actions().move(whole(first)).press();
      for (const point of others) actions.move(whole(point));
      await actions.release().perform();
    },
    async press(key) {
      const names = key.split('+').map((name) => KEYS[name] ?? name);
      const actions = driver.actions();
      for (const name of names) actions.keyDown(name);
      for (const name of names.reverse()) actions.keyUp(name);
      await actions.perform();
    },
    choose: (selector, path) => driver.findElement({ css: selector }).sendKeys(path),
    close: () => driver.quit(),
  };
}
