import { signedInHintAttribute } from '../contract/handOvers';
import type { RemoteName } from '../contract/contract';
import type { PageState, Slot } from '../page/pageState';
import type { Release, Stamp } from '../releases/release';
import { moveBreakpoint, readBreakpoint } from '../shell/breakpoint';
import { openShadow } from '../shell/openShadow';
import { paintShell } from '../shell/paintShell';
import { returnFocusOnDismissal } from '../shell/returnFocus';
import { paintScheme } from '../shell/scheme';
import { readSignedInHint } from '../shell/signedInHint';
import { findMountElement, type Place } from './mountElement';

/** Only remotes of the list are stamped. */
export type RemoteStamp = Stamp & { readonly remote: RemoteName };

/** A script tag that runs a loader. */
export interface Tag {
  readonly window: Window & typeof globalThis;
  readonly page: PageState;
  readonly stamp: RemoteStamp;
  readonly script: HTMLScriptElement;
  readonly place: Place;
  readonly releases: readonly Release[];
}

/** Paints the tag's view into a mount element, which becomes one of the page's slots. */
export function openSlot(tag: Tag, target: Element): Slot {
  const { window, page, stamp, script, place, releases } = tag;
  const { document } = window;
  if (readSignedInHint(window)) target.setAttribute(signedInHintAttribute, '');
  const shadow = openShadow(target);
  const paint = () => {
    paintShell(window, page, shadow, stamp);
    const breakpoint = readBreakpoint(document, script.dataset);
    if (breakpoint) moveBreakpoint(shadow, breakpoint);
    paintScheme(document, script.dataset, shadow);
  };
  paint();
  returnFocusOnDismissal(shadow);
  const slot: Slot = {
    remote: stamp.remote,
    releases,
    element: shadow.host,
    paint,
    findNext() {
      const next = findMountElement(document, place);
      return next && openSlot(tag, next);
    },
    attributes: script.dataset,
    script: script.src,
  };
  page.slots.push(slot);
  return slot;
}
