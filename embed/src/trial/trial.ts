/**
 * A page that uses another release of a remote than the current one goes back to that when the other fails. It comes with the
 * program that has chosen the other one. Source: docs/decisions/0018-canary.md.
 */
import type { RemoteName } from '../contract/contract';
import { channelKey } from '../contract/handOvers';
import { dispatchPageEvent } from '../contract/pageEvents';
import { attempt } from '../page/attempt';
import type { PageState, Slot, Trial } from '../page/pageState';
import { reasonOf } from '../page/reasonOf';
import { warn } from '../page/warn';
import type { Release, SitePart } from '../releases/release';
import { createVisitCount, sessionUnavailable } from './visitCounts';

/** What a page goes back to. */
export interface Current {
  readonly remote: RemoteName;
  readonly current: Release;
  /** Its part of the site. */
  readonly part?: SitePart | undefined;
  readonly countsUrl?: string | undefined;
}

export function openTrial(
  window: Window & typeof globalThis,
  page: PageState,
  { remote, current, part, countsUrl }: Current,
): void {
  const started = new WeakMap<Slot, Release>();
  const count = createVisitCount(window, remote, countsUrl);
  const isOther = (release: Release | undefined): release is Release =>
    release !== undefined && release.version !== current.version;
  const takeCurrent = ({ version }: Release, cause: unknown): void => {
    warn(`${remote} ${version} failed; ${current.version} takes its place.`, cause);
    page.releases[remote] = current;
    if (part) page.parts = { ...page.parts, [remote]: part };
    remember(window, version);
  };
  const trial: Trial = {
    isUsed: () => isOther(page.releases[remote]),
    start(slot) {
      const { [remote]: release } = page.releases;
      if (!release) return;
      started.set(slot, release);
      count(release);
    },
    stepBack(slot, cause) {
      const failed = started.get(slot);
      const reason = reasonOf(cause);
      if (!isOther(failed) || reason === sessionUnavailable) return false;
      // A view that broke has told the page itself.
      if (cause !== undefined)
        dispatchPageEvent(slot.element, 'remoteFailed', {
          remote,
          reason,
          version: failed.version,
        });
      // Of two places of one remote the other one may have gone back already.
      if (trial.isUsed()) takeCurrent(failed, cause);
      return true;
    },
  };
  page.trials = { ...page.trials, [remote]: trial };
}

/** This visitor is not given it again. */
function remember(window: Window, version: string): void {
  attempt(() => {
    const [visitor] = (window.localStorage.getItem(channelKey) ?? '').split(' ');
    if (visitor) window.localStorage.setItem(channelKey, `${visitor} ${version}`);
  });
}
