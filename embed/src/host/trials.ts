/** Loads another release than the current one where a canary or a developer's override names it. */
import {
  overrideParameter,
  overrideSymbol,
  readHandOver,
} from '../contract/handOvers';
import { createScript } from '../delivery/createScript';
import { addToHead } from '../page/addedElements';
import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';
import type { LoadRemote } from './remoteLoader';

export type ApplyOverride = (
  window: Window & typeof globalThis,
  page: PageState,
  slot: Slot,
) => Promise<void>;

const program = 'override.js';
/** The hash takes the place of the mark when the build is sealed. */
const integrity = 'sha256-integrity-of-chunk-override.................';

/** An override needs a tag that names origins, and a page whose address requests it; both are read when the page starts. */
export function withTrials(
  window: Window & typeof globalThis,
  page: PageState,
  load: LoadRemote,
): LoadRemote {
  const isAsked = window.location.search.includes(`${overrideParameter}=`);
  const { embed } = page.releases;
  let coming: Promise<ApplyOverride | undefined> | undefined;
  return async (slot) => {
    if (isAsked && embed && slot.attributes.overrideOrigins !== undefined) {
      const apply = await (coming ??= loadProgram(
        window,
        page,
        embed.base + program,
      ));
      await apply?.(window, page, slot);
    }
    page.trials?.[slot.remote]?.start(slot);
    return load(slot);
  };
}

const loadProgram = (
  window: Window,
  page: PageState,
  url: string,
): Promise<ApplyOverride | undefined> =>
  new Promise((resolve) => {
    const script = createScript(window, page, url, integrity);
    script.onload = script.onerror = () => {
      const apply = readHandOver<ApplyOverride | undefined>(
        window,
        overrideSymbol,
        undefined,
      );
      if (!apply) {
        warn(`${program} could not be loaded; the released version is shown.`);
      }
      resolve(apply);
    };
    addToHead(window.document, script);
  });
