import type { RemoteView } from 'remote-kit/remote';
import { Footer } from './Footer';
import type { FooterOptions } from './options';

export { openView } from 'remote-kit/view';

export const view: RemoteView<FooterOptions> = {
  View: ({ options }) => <Footer data={options.footer} />,
  loadStyles: () => import('./styles'),
};
