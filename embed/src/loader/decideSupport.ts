/**
 * Where nothing of ours can run: without symbols, with prototypes that no list or function may differ from, or where no script
 * may be added (F50, F54, `trusted-types 'none'`). The static view stays then; nothing is loaded that would throw.
 */
export function decideSupport(window: Window & typeof globalThis): boolean {
  const { Array, Function, Promise, Symbol } = window;
  if (typeof Symbol !== 'function') return false;
  for (const { prototype } of [Array, Function, Promise])
    if (Object.isFrozen(prototype)) return false;
  return true;
}
