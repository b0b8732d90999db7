import type { RemoteDefinition } from 'remote-kit/remote';
import { behave } from './behaviour';
import { Footer } from './Footer';
import type { FooterOptions } from './options';

export const remote: RemoteDefinition<FooterOptions> = {
  name: 'footer-remote',
  behave,
  View: ({ options }) => <Footer data={options.footer} />,
};
