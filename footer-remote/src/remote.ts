import type { RemoteDefinition } from 'remote-kit/remote';
import { Footer } from './Footer';

export const remote: RemoteDefinition = { name: 'footer-remote', View: Footer };
