import type { RemoteView } from 'remote-kit/remote';
import { Header } from './Header';
import { messagingFeature } from './messaging/feature';
import { viewStyles } from './viewStyles';

export { openView } from 'remote-kit/view';

export const view: RemoteView = {
  View: Header,
  features: [messagingFeature],
  styles: viewStyles,
  loadStyles: () => import('./styles'),
};
