import { createLinkTracking } from 'embed/link-tracking';
import type { Session } from 'session-shared/session';
import type { BehaviourRoot } from './remote/remoteDefinition';

/** Tracks clicks and hovers of all links of a view. In capture, because React stops hovers while it hydrates. */
export function trackLinks(
  root: BehaviourRoot,
  { track }: Session,
  category: string,
  signal: AbortSignal,
): void {
  const { onClick, onHover } = createLinkTracking(track, category);
  root.addEventListener('click', onClick, { capture: true, signal });
  root.addEventListener('mouseover', onHover, { capture: true, signal });
}
