import type { RemoteDefinition } from 'remote-kit/remote';
import { Header } from './Header';
import { accountFeature } from './account/saga';
import { behave } from './behaviour';
import { messagingFeature } from './messaging/saga';
import { navigationFeature } from './navigation/saga';
import { closingFeature } from './popups/closingFeature';

/** The header's additions to the session while it is mounted. */
export const headerFeatures = [accountFeature, navigationFeature, messagingFeature];

export const remote: RemoteDefinition = {
  name: 'header-remote',
  features: (_session, element) => [...headerFeatures, closingFeature(element)],
  behave,
  View: Header,
};
