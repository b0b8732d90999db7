import type { Session, SessionFeature } from 'session-shared/session';
import { accountFeature } from './account/saga';
import { messagingFeature } from './messaging/saga';
import { navigationFeature } from './navigation/saga';

/** What the header adds to the session while it is mounted. */
export const headerFeatures: readonly SessionFeature[] = [
  accountFeature,
  navigationFeature,
  messagingFeature,
];

/** Adds the header's features to the session; gives the function that takes them away. */
export function attachHeaderFeatures(session: Session): () => void {
  const detach = headerFeatures.map((feature) => session.attach(feature));
  return () => detach.forEach((end) => end());
}
