import type { KeepOptions, KeptOptions, PageConfig, RemoteName } from 'embed/contract';
import { optionsSymbol, readHandOver } from 'embed/hand-overs';

/** Beside a page host of an earlier release, which checks what it gives by itself: an update adds to what holds. */
const keepAsGiven: KeepOptions = (_remote, given) => {
  let options = given as PageConfig;
  return {
    get: () => options,
    update(next) {
      options = { ...options, ...(next as PageConfig) };
      return next as PageConfig;
    },
  };
};

/** The page's way to check and keep a remote's options, the same for tags and federated hosts. */
export const findOptions = <Options extends PageConfig>(
  remote: RemoteName,
  given: Partial<Options>,
): KeptOptions<Options> =>
  readHandOver(window, optionsSymbol, keepAsGiven)(remote, given) as KeptOptions<Options>;
