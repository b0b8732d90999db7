/** Shows a remote again where the page has removed its element or emptied its view. docs/decisions/0015-places.md */
import type { RemoteName } from '../contract/contract';
import type { Slot } from '../page/pageState';
import { warn } from '../page/warn';
import { createPlaceWatch, readPlaceState } from './placeWatch';

/** A page that empties a view more often does not want it. */
const maxRefills = 3;

/** Shows the remote of `slot` in `next`, which is the same slot or one in another element. */
export type ShowAgain = (slot: Slot, next: Slot) => void;

/** Restores what the page removes. Call the returned function after each change of `slots`. */
export function keepPlaces(
  document: Document,
  slots: readonly Slot[],
  showAgain: ShowAgain,
): () => void {
  const refills = new Map<RemoteName, number>();

  /** A partial update or a rewritten body has put another element in this one's place. */
  const follow = (slot: Slot): void => {
    const next = slot.findNext();
    if (next) showAgain(slot, next);
  };
  const refill = (slot: Slot): void => {
    const { remote } = slot;
    const times = (refills.get(remote) ?? 0) + 1;
    refills.set(remote, times);
    if (times > maxRefills) return;
    if (times === 1)
      warn(
        `something on this page empties ${remote}, which is shown again. Look for a script or an extension that removes markup.`,
      );
    repaint(slot);
    showAgain(slot, slot);
  };
  const watch = createPlaceWatch(document, () => {
    for (const slot of [...slots]) {
      const state = slots.includes(slot) ? readPlaceState(slot) : 'whole';
      if (state === 'gone') follow(slot);
      if (state === 'emptied') refill(slot);
    }
    watch(slots);
  });
  return () => watch(slots);
}

/** Replaces whatever is in the shadow root with the static view. */
export function repaint({ element, paint }: Slot): void {
  element.shadowRoot?.replaceChildren();
  paint();
}
