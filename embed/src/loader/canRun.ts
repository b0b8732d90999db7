/**
 * False on a page where our programs would throw or hang: it has taken `Symbol` away (F54), or frozen a prototype that our
 * programs and their libraries add to (F50). The static view is all that is shown there.
 */
export const canRun = ({ Array, Function, Promise, Symbol }: typeof globalThis): boolean =>
  typeof Symbol === 'function' &&
  ![Array, Function, Promise].some(({ prototype }) => Object.isFrozen(prototype));
