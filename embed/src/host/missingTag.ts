import type { RemoteName } from '../contract/contract';
import type { PageState } from '../page/pageState';
import { warn } from '../page/warn';

/** After the page is there: a tag of another script's may be on its way. */
const graceMs = 3000;

/**
 * For whoever asks for a remote. A tag may come at any time, so they wait for as long as there is none; the page's owner is told so,
 * once for each remote.
 */
export function createMissingTagNotice(
  window: Window,
  page: PageState,
): (remote: RemoteName) => void {
  const asked = new Set<RemoteName>();
  return (remote) => {
    if (asked.has(remote)) return;
    asked.add(remote);
    const look = () => {
      if (page.slots.some((slot) => slot.remote === remote)) return;
      warn(
        `${remote} is waited for, and no tag of it has run on this page. Add its script tag, or look whether its embed.js comes.`,
      );
    };
    const lookLater = () => setTimeout(look, graceMs);
    if (window.document.readyState === 'complete') lookLater();
    else window.addEventListener('load', lookLater, { once: true });
  };
}
