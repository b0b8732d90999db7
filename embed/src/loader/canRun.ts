/**
 * False where our programs would throw or hang: the page has taken `Symbol` away (F54), or frozen a prototype that our programs
 * and their libraries add to (F50), or the browser cannot make style sheets (docs/browsers.md). The static view is all that is
 * shown there.
 */
export const canRun = ({
  Array,
  CSSStyleSheet,
  Function,
  Promise,
  Symbol,
}: typeof globalThis): boolean =>
  typeof Symbol === 'function' &&
  'replaceSync' in CSSStyleSheet.prototype &&
  ![Array, Function, Promise].some(({ prototype }) => Object.isFrozen(prototype));
