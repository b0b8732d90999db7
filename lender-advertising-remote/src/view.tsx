import type { RemoteView, ViewProps } from 'remote-kit/remote';
import { toContent } from './content/toContent';
import type { LenderAdvertisingOptions } from './options';
import { Page } from './page/Page';
import { readLenderPagePart } from './site/lenderPagePart';

export { openView } from 'remote-kit/view';

function LenderPage({ options }: ViewProps<LenderAdvertisingOptions>) {
  return <Page content={toContent(options.content, readLenderPagePart().content)} />;
}

export const view: RemoteView<LenderAdvertisingOptions> = {
  View: LenderPage,
  loadStyles: () => import('./styles'),
};
