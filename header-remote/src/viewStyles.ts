import accountMenu from './account/AccountMenu.module.css';
import avatar from './account/Avatar.module.css';
import impersonation from './account/Impersonation.module.css';
import badge from './badges/Badge.module.css';
import siteNotice from './notice/SiteNotice.module.css';

/** Styles that no guest needs: they come with the view, which a guest does not load. */
export const viewStyles: readonly unknown[] = [
  accountMenu,
  avatar,
  badge,
  impersonation,
  siteNotice,
];
