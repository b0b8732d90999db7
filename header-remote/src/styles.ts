import tokens from 'design-tokens/tokens.module.css';
import account from './account/Account.module.css';
import acting from './account/Acting.module.css';
import header from './Header.module.css';
import hamburger from './mobile-menu/Hamburger.module.css';
import mobileMenu from './mobile-menu/MobileMenu.module.css';
import barEntry from './navigation/BarEntry.module.css';
import menuLinks from './navigation/MenuLinks.module.css';
import menuPanel from './navigation/MenuPanel.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
export const styles: readonly unknown[] = [
  tokens,
  header,
  barEntry,
  hamburger,
  account,
  acting,
];

/** Those of the content that follows the first frame. No rule of theirs depends on the breakpoint. */
export const laterStyles: readonly unknown[] = [
  menuPanel,
  menuLinks,
  mobileMenu,
];
