import type { PageConfig } from 'embed/contract';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import type { RemoteDefinition } from 'remote-kit/remote';
import { Footer } from './Footer';

export interface FooterOptions extends PageConfig {
  /** Parts of the footer that the page replaces. The other parts stay the server's or ours (ENT-18). */
  readonly footer?: FooterData;
}

export const remote: RemoteDefinition<FooterOptions> = {
  name: 'footer-remote',
  View: ({ options }) => <Footer data={options.footer} />,
};
