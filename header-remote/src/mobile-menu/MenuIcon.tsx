import classes from './MobileMenu.module.css';

/** Three bars; a cross while the menu is open. */
export function MenuIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={classes.bars} d="M3 6h18M3 12h18M3 18h18" />
      <path className={classes.cross} d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}
