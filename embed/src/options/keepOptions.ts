import type { KeepOptions, PageConfig } from '../contract/contract';
import { openHandOver, optionsSymbol } from '../contract/handOvers';
import { checkOptions } from './checkOptions';
import { layerOptions } from './layerOptions';

/** By the options of a view that is shown again: those beneath its earlier updates. */
export const optionsBeneath = new WeakMap<object, PageConfig>();

/** Updates override the options of the mount, so that `null` in an update restores those. */
export const keepOptions: KeepOptions = (remote, given) => {
  const base = optionsBeneath.get(given as object);
  const mounted = layerOptions(
    checkOptions(base ?? given, {
      remote,
      where: (name) => `${name} in the mount of ${remote}`,
    }),
  );
  let updates = (base ? given : {}) as object;
  const get = () => layerOptions(mounted, updates);
  return {
    get,
    update(next, page) {
      const changes = checkOptions(next, {
        remote,
        isUpdate: true,
        where: (name) => `${name} in an update of ${remote}`,
      });
      updates = layerOptions(updates, changes);
      const options = layerOptions<Partial<Record<string, unknown>>>(
        { ...page },
        get(),
      );
      return Object.fromEntries(
        Object.keys(changes).map((name) => [name, options[name]]),
      );
    },
  };
};

/** For the `mount` of every remote on the page, so that no remote bundles the table of options. */
export const provideOptions = (owner: object): unknown =>
  openHandOver(owner, optionsSymbol, () => keepOptions);
