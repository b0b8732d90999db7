/** A page that shows another release of a remote than the current one steps back when that fails. docs/decisions/0018-canary.md */
import type { RemoteName } from '../contract/contract';
import { channelKey } from '../contract/handOvers';
import { dispatchPageEvent } from '../contract/pageEvents';
import { attempt } from '../page/attempt';
import type { PageState, Slot, Trial } from '../page/pageState';
import { reasonOf, sessionUnavailable } from '../page/reasonOf';
import { warn } from '../page/warn';
import type { Release, SitePart } from '../releases/release';

/** The release to which a page steps back. */
export interface Current {
  readonly remote: RemoteName;
  readonly current: Release;
  readonly part?: SitePart | undefined;
}

export function openTrial(
  window: Window,
  page: PageState,
  { remote, current, part }: Current,
): void {
  const started = new WeakMap<Slot, Release>();
  const isOther = (release: Release | undefined): release is Release =>
    release !== undefined && release.version !== current.version;
  const takeCurrent = ({ version }: Release, cause: unknown): void => {
    warn(
      `${remote} ${version} failed; ${current.version} takes its place.`,
      cause,
    );
    page.releases[remote] = current;
    if (part) {
      page.parts = { ...page.parts, [remote]: part };
    }
    remember(window, version);
  };
  const trial: Trial = {
    isUsed: () => isOther(page.releases[remote]),
    start(slot) {
      const { [remote]: release } = page.releases;
      if (release) {
        started.set(slot, release);
      }
    },
    stepBack(slot, cause) {
      const failed = started.get(slot);
      const reason = reasonOf(cause);
      if (!isOther(failed) || reason === sessionUnavailable) {
        return false;
      }
      // A broken view has dispatched the event itself.
      const { version } = failed;
      if (cause !== undefined) {
        dispatchPageEvent(slot.element, 'remoteFailed', {
          remote,
          reason,
          version,
        });
      }
      // The remote's other place may have stepped back already.
      if (trial.isUsed()) {
        takeCurrent(failed, cause);
      }
      return true;
    },
  };
  page.trials = { ...page.trials, [remote]: trial };
}

function remember(window: Window, version: string): void {
  attempt(() => {
    const { localStorage } = window;
    const [bucket] = (localStorage.getItem(channelKey) ?? '').split(' ');
    if (bucket) {
      localStorage.setItem(channelKey, `${bucket} ${version}`);
    }
  });
}
