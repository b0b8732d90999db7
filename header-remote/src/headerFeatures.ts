import type { Session } from 'session-shared/session';
import { accountFeature } from './account/accountFeature';
import { messagingFeature } from './messaging/messagingFeature';
import { navigationFeature } from './navigation/navigationFeature';

/** Adds the header's features to the session; gives the function that takes them away. */
export function attachHeaderFeatures(session: Session): () => void {
  const detach = [accountFeature, navigationFeature, messagingFeature].map((feature) =>
    session.attach(feature),
  );
  return () => detach.forEach((end) => end());
}
