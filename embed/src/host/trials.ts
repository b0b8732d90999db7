/**
 * A page that uses another release of a remote than the current one goes back to that when the other fails. Source:
 * docs/decisions/0018-canary.md.
 */
import { channelKey } from '../contract/handOvers';
import { dispatchPageEvent } from '../contract/pageEvents';
import { attempt } from '../page/attempt';
import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';
import type { Release } from '../releases/release';
import { nameOf } from './failures';
import { SessionUnavailableError, type LoadRemote } from './remoteLoader';
import type { CountStart } from './visitCounts';

/** True where the page uses another release of this remote than the current one. */
export function isTried({ releases, trials }: PageState, remote: string): boolean {
  const current = trials?.[remote]?.current;
  return current !== undefined && releases[remote]?.version !== current.version;
}

/** `cause`: none where the view has told the page of its failure itself. True: the slot is to be shown again. */
export type StepBack = (slot: Slot, cause?: unknown) => boolean;

export interface Trials {
  /** Loads a slot's remote, and keeps in mind of which release that was. */
  readonly load: LoadRemote;
  readonly stepBack: StepBack;
}

export function createTrials(
  window: Window,
  page: PageState,
  load: LoadRemote,
  countStart: CountStart,
): Trials {
  const loaded = new WeakMap<Slot, Release | undefined>();
  return {
    load(slot) {
      loaded.set(slot, page.releases[slot.remote]);
      countStart(slot.remote);
      return load(slot);
    },
    stepBack(slot, cause) {
      const { remote, element } = slot;
      const trial = page.trials?.[remote];
      const failed = loaded.get(slot);
      // That the session does not come is not the remote's fault.
      if (!trial || !failed || cause instanceof SessionUnavailableError) return false;
      if (failed.version === trial.current.version) return false;
      if (cause !== undefined)
        dispatchPageEvent(element, 'remoteFailed', { remote, reason: nameOf(cause) });
      // Of two places of one remote the other one may have gone back already.
      if (isTried(page, remote)) takeCurrent(window, page, failed, cause);
      return true;
    },
  };
}

/** For the page, and for the visitor's next ones. */
function takeCurrent(
  window: Window,
  page: PageState,
  { name, version }: Release,
  cause: unknown,
): void {
  const { [name]: trial } = page.trials ?? {};
  if (!trial) return;
  const { current, part } = trial;
  warn(`${name} ${version} failed; ${current.version} takes its place.`, cause);
  page.releases[name] = current;
  if (part) page.parts = { ...page.parts, [name]: part };
  attempt(() => {
    const [visitor] = (window.localStorage.getItem(channelKey) ?? '').split(' ');
    if (visitor) window.localStorage.setItem(channelKey, `${visitor} ${version}`);
  });
}
