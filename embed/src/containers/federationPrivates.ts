/**
 * What federation's public interface does not let us do, by the members that we touch for it. Each was read in
 * @module-federation/runtime-core 2.9.2; a newer one has to be looked at here.
 */
import type { ModuleFederation } from '@module-federation/runtime-core';
import type { ShareScope } from './shareScope';

/** A container as federation is told of it. */
export interface ContainerAddress {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
  readonly type: 'var';
  readonly shareScope: string;
}

/**
 * `options.remotes`, `moduleCache`: `registerRemotes` leaves a known remote as it is, or (`force`) writes a warning of its own into
 * the page's console. The address is changed in place, and the container made from the old one forgotten.
 */
export function registerContainer(federation: ModuleFederation, container: ContainerAddress): void {
  const known = federation.options.remotes.find(({ name }) => name === container.name);
  if (!known) federation.registerRemotes([{ ...container }]);
  else if (!('entry' in known) || known.entry !== container.entry) {
    Object.assign(known, container);
    federation.moduleCache.delete(container.name);
  }
}

/** `shareScopeMap[…].loading`: the promise of a shared package is kept also when it was rejected; the next load asks again. */
export function forgetFailedShares(scope: ShareScope): void {
  for (const versions of Object.values(scope))
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
}

/**
 * The container's global: federation takes what it finds there for the container that it asked for. It may be one of another
 * release, or an element of the page with that id.
 */
export function forgetGlobal(window: Window, name: string): void {
  Reflect.set(window, name, undefined);
}
