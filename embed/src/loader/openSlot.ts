import { signedInHintAttribute, signedInHintKey } from '../contract/handOvers';
import type { RemoteName } from '../contract/contract';
import { markAdded } from '../page/addedElements';
import { attempt } from '../page/attempt';
import type { PageState, Slot } from '../page/pageState';
import type { Release, Stamp } from '../releases/release';
import { fillMenus, fillMenusAfterFrame } from '../shell/later';
import { readBreakpoint } from '../shell/breakpoint';
import { readPaintOptions } from '../shell/configBlock';
import { paintLooks } from '../shell/looks';
import { paintShell } from '../shell/paintShell';
import { returnFocusOnDismissal } from '../shell/returnFocus';
import { findMountElement, insertAgain, type Place } from './mountElement';

declare global {
  interface Window {
    readonly ShadyDOM?: { readonly inUse?: boolean };
  }
}

export type RemoteStamp = Stamp & { readonly remote: RemoteName };

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
  // Its roots have no style sheets of their own, and no observer takes them (F66).
  if (window.ShadyDOM?.inUse) {
    throw new TypeError('ShadyDOM');
  }
  const hint = readSignedInHint(window);
  if (hint) {
    target.setAttribute(signedInHintAttribute, hint);
  } else {
    target.removeAttribute(signedInHintAttribute);
  }
  const shadow = openShadow(target);
  // A page's FastClick ignores touches in it (F64).
  shadow.host.classList.add('needsclick');
  const later = { ...stamp, loader: script.src };
  const paint = () => {
    const { slimPaths } = page.parts?.[stamp.remote] ?? {};
    const options = readPaintOptions(document, script.dataset, slimPaths);
    paintShell(window, page, shadow, stamp, readBreakpoint(options));
    fillMenusAfterFrame(window, page, later, shadow);
    paintLooks(options, shadow);
  };
  paint();
  returnFocusOnDismissal(shadow);
  const slot: Slot = {
    remote: stamp.remote,
    releases,
    element: shadow.host,
    paint,
    findNext() {
      const next =
        findMountElement(document, place) ??
        insertAgain(target, document, place);
      return next && openSlot(tag, next);
    },
    fillMenus: () => fillMenus(window, page, later, shadow),
    attributes: script.dataset,
    script: script.src,
  };
  page.slots.push(slot);
  return slot;
}

/** The session sets it, without identity or token, so that the view does not flash "Sign In". Storage may be blocked (F34). */
export const readSignedInHint = (window: Window): string | null | undefined =>
  attempt(() => window.localStorage.getItem(signedInHintKey));

/** The shadow root for a view: the target's own, or that of a child where the target cannot have one. */
export function openShadow(target: Element): ShadowRoot {
  if (target.shadowRoot) {
    return target.shadowRoot;
  }
  try {
    return target.attachShadow({ mode: 'open' });
  } catch {
    // A <table>, <form> or custom element cannot hold a shadow root; a child can.
    const child = markAdded(target.ownerDocument.createElement('div'));
    target.append(child);
    return child.attachShadow({ mode: 'open' });
  }
}
