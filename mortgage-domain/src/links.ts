/** The link registry: one door to every link of the header and the footer. Source: specification 2.5, 2.6. */
export {
  campaignParameters,
  helpLink,
  homePath,
  logoLink,
  mainMenus,
  marketingMenus,
  singularListingPath,
  withVisitorIds,
  type KeyedLink,
  type Menu,
  type MenuGroup,
  type MenuLink,
  type VisitorIds,
} from './mainMenus';
export {
  accountLinks,
  adminLink,
  agentHubLinks,
  inboxLink,
  joinLink,
  lenderHubLink,
  signedInMenu,
  signInLink,
  signOutLink,
  type AccountLink,
} from './accountLinks';
export { footerLinks } from './footerLinks';
