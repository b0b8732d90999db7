import type { RemoteView } from 'remote-kit/remote';
import { toContent } from './content/toContent';
import type { LenderAdvertisingOptions } from './options';
import { Page } from './page/Page';
import { readLenderPagePart } from './site/lenderPagePart';

export { openView } from 'remote-kit/view';

export const view: RemoteView<LenderAdvertisingOptions> = {
  View: ({ options }) => (
    <Page content={toContent(options.content, readLenderPagePart().content)} />
  ),
  loadStyles: () => import('./styles'),
};
