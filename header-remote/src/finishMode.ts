import type { PageConfig } from 'embed/contract';
import { modeAttribute, shellAttribute } from 'embed/hand-overs';
import { isBelow } from 'embed/is-below';
import { readHeaderPart } from './site/headerPart';

/** Roots whose page includes `shell-slim.html`. A view of another release, which replaces the included one, is slim too. */
const slimRoots = new WeakSet<ShadowRoot>();

/** Shows the header of the page's option, else the included one, else that of the site's file (OPN-131). */
export function finishMode(root: ShadowRoot, mode: PageConfig['mode']): void {
  const view = root.querySelector(`[${shellAttribute}]`);
  if (view?.hasAttribute(modeAttribute)) slimRoots.add(root);
  view?.removeAttribute(modeAttribute);
  const usual = slimRoots.has(root) || isBelow(readHeaderPart().slimPaths) ? 'slim' : 'full';
  view?.firstElementChild?.setAttribute(modeAttribute, mode ?? usual);
}
