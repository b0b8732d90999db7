import type { RemoteDefinition } from 'remote-kit/remote';
import { Header } from './Header';
import { headerFeatures } from './headerFeatures';

export const remote: RemoteDefinition = {
  name: 'header-remote',
  features: () => headerFeatures,
  View: Header,
};
