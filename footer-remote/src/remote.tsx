import type { RemoteDefinition } from 'remote-kit/remote';
import { Footer } from './Footer';
import type { FooterOptions } from './options';

export const remote: RemoteDefinition<FooterOptions> = {
  name: 'footer-remote',
  View: ({ options }) => <Footer data={options.footer} />,
};
