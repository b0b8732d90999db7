import tokens from 'design-tokens/tokens.module.css';
import account from './account/Account.module.css';
import accountMenu from './account/AccountMenu.module.css';
import impersonation from './account/Impersonation.module.css';
import header from './Header.module.css';
import menu from './navigation/Menu.module.css';
import mobileMenu from './navigation/MobileMenu.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
export const styles: readonly unknown[] = [
  tokens,
  header,
  menu,
  mobileMenu,
  account,
  accountMenu,
  impersonation,
];
