/** Whether this page takes a remote from somewhere else for whoever develops it: the program that does is fetched only then. */
import { overrideParameter, overrideSymbol, readHandOver } from '../contract/handOvers';
import { createScript } from '../delivery/createScript';
import { addToHead } from '../page/addedElements';
import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';
import type { LoadRemote } from './remoteLoader';

/** As `override.js` hands it over. Never rejects; the page is as it was where the override is refused. */
export type ApplyOverride = (
  window: Window & typeof globalThis,
  page: PageState,
  slot: Slot,
) => Promise<void>;

const program = 'override.js';
/** The hash takes the place of the mark when the build is sealed. */
const integrity = 'sha256-integrity-of-chunk-override';

/** For a tag that names origins, on a page whose address asks: both are looked at when the page starts. */
export function withOverride(
  window: Window & typeof globalThis,
  page: PageState,
  load: LoadRemote,
): LoadRemote {
  const host = page.releases.embed;
  if (!host || !window.location.search.includes(`${overrideParameter}=`)) return load;
  let coming: Promise<ApplyOverride | undefined> | undefined;
  return async (slot) => {
    if (slot.attributes.overrideOrigins !== undefined) {
      const apply = await (coming ??= loadProgram(window, page, host.base));
      await apply?.(window, page, slot);
    }
    return load(slot);
  };
}

/** Undefined where it does not come. */
const loadProgram = (
  window: Window,
  page: PageState,
  base: string,
): Promise<ApplyOverride | undefined> =>
  new Promise((resolve) => {
    const script = createScript(window, page, base + program, integrity);
    script.onload = () => {
      resolve(readHandOver<ApplyOverride | undefined>(window, overrideSymbol, undefined));
    };
    script.onerror = () => {
      warn(`${program} could not be loaded; what is released is shown.`);
      resolve(undefined);
    };
    addToHead(window.document, script);
  });
