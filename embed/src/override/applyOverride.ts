import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';
import { openTrial } from '../trial/trial';
import { showBadge } from './badge';
import { decideOverride } from './decideOverride';
import { fetchOverride } from './fetchOverride';

/** Once for each remote of a page; its later places show the same release. */
const known = new Map<string, Promise<void>>();

export const applyOverride = (
  window: Window & typeof globalThis,
  page: PageState,
  slot: Slot,
): Promise<void> => {
  const applied = known.get(slot.remote) ?? apply(window, page, slot);
  known.set(slot.remote, applied);
  return applied;
};

async function apply(
  window: Window & typeof globalThis,
  page: PageState,
  { remote, attributes, script }: Slot,
): Promise<void> {
  const decision = decideOverride({
    remote,
    search: window.location.search,
    allowed: attributes.overrideOrigins ?? '',
    isFramed: window.top !== window.self,
  });
  if (decision.to === 'refuse') {
    warn(
      `${remote} is not overridden: ${decision.why}. The released version is shown.`,
    );
  }
  const current = page.releases[remote];
  if (decision.to !== 'take' || !current) {
    return;
  }
  const { origin } = decision;
  try {
    const { release, part } = await fetchOverride(
      window,
      current,
      origin,
      script,
    );
    openTrial(window, page, { remote, current, part: page.parts?.[remote] });
    page.releases[remote] = release;
    if (part) {
      page.parts = { ...page.parts, [remote]: part };
    }
    showBadge(window, remote, origin);
  } catch (error) {
    warn(
      `${remote} is not overridden: no release came from ${origin}. Check that its server runs and the page's policy allows it (connect-src and script-src).`,
      error,
    );
  }
}
