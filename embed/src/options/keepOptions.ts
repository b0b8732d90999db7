import type { KeepOptions } from '../contract/contract';
import { openHandOver, optionsSymbol } from '../contract/handOvers';
import { checkOptions } from './checkOptions';
import { layerOptions } from './layerOptions';

/** What updates say lies over what the remote was mounted with: `null` takes it back. */
export const keepOptions: KeepOptions = (remote, given) => {
  const checked = checkOptions(given, {
    remote,
    where: (name) => `${name} in the mount of ${remote}`,
  });
  const mounted = layerOptions({}, checked);
  let updates = {};
  const get = () => layerOptions(layerOptions({}, mounted), updates);
  return {
    get,
    update(next, page) {
      const changes = checkOptions(next, {
        remote,
        isUpdate: true,
        where: (name) => `${name} in an update of ${remote}`,
      });
      updates = layerOptions(updates, changes);
      const holding = layerOptions<Partial<Record<string, unknown>>>({ ...page }, get());
      return Object.fromEntries(Object.keys(changes).map((name) => [name, holding[name]]));
    },
  };
};

/** For the `mount` of every remote on the page, so that none of them brings the table of options along. */
export const provideOptions = (window: Window): unknown =>
  openHandOver(window, optionsSymbol, () => keepOptions);
