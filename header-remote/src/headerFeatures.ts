import type { SessionFeature } from 'session-shared/session';
import { accountFeature } from './account/saga';
import { messagingFeature } from './messaging/saga';
import { navigationFeature } from './navigation/saga';

/** What the header adds to the session while it is mounted. */
export const headerFeatures: readonly SessionFeature[] = [
  accountFeature,
  navigationFeature,
  messagingFeature,
];
