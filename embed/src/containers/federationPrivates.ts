/**
 * Uses of federation's private members, for what its public interface does not offer. Written for
 * @module-federation/runtime-core 2.9.2; check each function here when you upgrade it.
 */
import type { ModuleFederation } from '@module-federation/runtime-core';
import { shareScopeName } from '../contract/handOvers';
import type { ShareScope } from './shareScope';

/** A container, with the members by which federation loads it. */
interface Container {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
  readonly type: 'var';
  readonly shareScope: string;
}

/**
 * `options.remotes`, `moduleCache`: `registerRemotes` keeps the address of a known remote, or (`force`) warns in the page's
 * console. So this changes the address in place and drops the container made from the old one.
 */
export function registerContainer(
  federation: ModuleFederation,
  name: string,
  entry: string,
): Container {
  const container = {
    name,
    entry,
    entryGlobalName: name,
    type: 'var',
    shareScope: shareScopeName,
  } as const;
  const known = federation.options.remotes.find((remote) => remote.name === name);
  if (!known) federation.registerRemotes([{ ...container }]);
  else if (!('entry' in known) || known.entry !== entry) {
    Object.assign(known, container);
    federation.moduleCache.delete(name);
  }
  return container;
}

/** `shareScopeMap[…].loading` keeps a rejected promise of a shared package. Without it the next load asks again. */
export function forgetFailedShares(scope: ShareScope): void {
  for (const versions of Object.values(scope))
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
}

/**
 * Federation uses whatever it finds in the container's global, which may be the container of another release, or an element of
 * the page with that id.
 */
export function forgetGlobal(window: Window, name: string): void {
  Reflect.set(window, name, undefined);
}
