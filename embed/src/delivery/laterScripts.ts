import { addToHead } from '../page/addedElements';
import type { PageState } from '../page/pageState';
import { createScript } from './createScript';

/** Hashes of the scripts of this very release that few pages need; the build puts them here (build/src/sealing/fillIntegrity.ts). */
const laterScripts = {
  doctor: 'sha256-integrity-of-chunk-doctor...................',
} as const;

/** Adds a script to the page; once, unless it does not come. */
export type LoadLater = (name: keyof typeof laterScripts) => void;

/** To be made when the page host starts: its own release is the page's then. */
export function createLaterScripts(window: Window, page: PageState): LoadLater {
  const base = page.releases.embed?.base ?? '';
  const asked = new Set<string>();
  return (name) => {
    if (asked.has(name)) return;
    asked.add(name);
    const script = createScript(window, page, `${base}${name}.js`, laterScripts[name]);
    script.onerror = () => {
      asked.delete(name);
      script.remove();
    };
    addToHead(window.document, script);
  };
}
