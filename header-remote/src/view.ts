import type { RemoteView } from 'remote-kit/remote';
import accountMenu from './account/AccountMenu.module.css';
import impersonation from './account/Impersonation.module.css';
import badge from './badges/Badge.module.css';
import { Header } from './Header';
import { messagingFeature } from './messaging/saga';
import siteNotice from './notice/SiteNotice.module.css';

export { openView } from 'remote-kit/view';

export const view: RemoteView = {
  View: Header,
  features: [messagingFeature],
  // Of what no guest sees: they come with the view, which a guest does not load.
  styles: [accountMenu, badge, impersonation, siteNotice],
  loadStyles: () => import('./styles'),
};
