import type { RemoteDefinition } from 'remote-kit/remote';
import { Header } from './Header';
import { headerFeatures } from './headerFeatures';
import { closingFeature } from './popups/closingFeature';

export const remote: RemoteDefinition = {
  name: 'header-remote',
  features: (_session, element) => [...headerFeatures, closingFeature(element)],
  View: Header,
};
