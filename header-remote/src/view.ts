import type { RemoteView } from 'remote-kit/remote';
import { Header } from './Header';
import { messagingFeature } from './messaging/saga';

export { openView } from 'remote-kit/view';

export const view: RemoteView = {
  View: Header,
  features: [messagingFeature],
  loadStyles: () => import('./styles'),
};
