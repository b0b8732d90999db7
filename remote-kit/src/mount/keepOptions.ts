import type { KeepOptions } from 'embed/contract';
import { optionsSymbol, readHandOver } from 'embed/hand-overs';

/** The page host or the runtime in `remoteEntry.js` provides this, so that no remote bundles the table of options. */
export const keepOptions: KeepOptions = (remote, given) => {
  const keep = readHandOver<KeepOptions | undefined>(window, optionsSymbol, undefined);
  if (!keep) throw new Error(`Load ${remote} by its embed.js or remoteEntry.js.`);
  return keep(remote, given);
};
