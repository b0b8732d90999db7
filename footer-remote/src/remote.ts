import type { PageConfig } from 'embed/contract';
import type { RemoteDefinition } from 'remote-kit/remote';
import { Footer } from './Footer';

export type FooterOptions = PageConfig;

export const remote: RemoteDefinition = { name: 'footer-remote', View: Footer };
