import type { RemoteName } from '../contract/contract';
import { afterLoad } from '../page/afterLoad';
import type { PageState } from '../page/pageState';
import { warn } from '../page/warn';

/** Time after the page's load event in which another script may still add the tag. */
const graceMs = 3000;

/** Calls for a remote wait until its tag comes. The page owner gets one warning for each remote without a tag. */
export function createMissingTagWarning(
  window: Window,
  page: PageState,
): (remote: RemoteName) => void {
  const asked = new Set<RemoteName>();
  return (remote) => {
    if (asked.has(remote)) {
      return;
    }
    asked.add(remote);
    const look = () => {
      // Each tag brings the release of its remote.
      if (page.releases[remote]) {
        return;
      }
      warn(`a call waits for ${remote}: add its tag, or see if it loads.`);
    };
    afterLoad(window, graceMs, look);
  };
}
