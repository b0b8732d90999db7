import { doctorParameter } from '../contract/handOvers';
import { createScript } from '../delivery/createScript';
import { addToHead } from '../page/addedElements';
import type { PageState } from '../page/pageState';

/** The build replaces this mark with the hash of `doctor.js`. */
const integrity = 'sha256-integrity-of-chunk-doctor...................';

/** Adds the doctor to a page whose address requests it, from the release of the page host. */
export function loadDoctor(window: Window, page: PageState): void {
  const { embed } = page.releases;
  const isAsked = new URLSearchParams(window.location.search).has(
    doctorParameter,
  );
  if (!embed || !isAsked) {
    return;
  }
  addToHead(
    window.document,
    createScript(window, page, `${embed.base}doctor.js`, integrity),
  );
}
