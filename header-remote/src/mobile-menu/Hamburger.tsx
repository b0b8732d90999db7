import { stroke } from 'remote-kit/stroke';
import { text } from '../site/messages';
import { mobileMenuId } from './watchMobileMenu';
import classes from './Hamburger.module.css';

export const Hamburger = () => (
  <button
    type="button"
    className={classes.hamburger}
    popoverTarget={mobileMenuId}
    aria-label={text('menu')}
  >
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...stroke}
    >
      <path className={classes.bars} d="M3 6h18M3 12h18M3 18h18" />
      <path className={classes.cross} d="M5 5l14 14M19 5L5 19" />
    </svg>
  </button>
);
