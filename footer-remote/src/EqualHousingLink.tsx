import { equalHousingLink } from 'mortgage-domain/footer/legalLinks';
import classes from './Footer.module.css';

/** FTR-7, with a house and an equals sign. */
export function EqualHousingLink() {
  return (
    <a className={classes.link} href={equalHousingLink.href}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M12 2 1 8.5V12h2v9h18v-9h2V8.5Zm0 2.6L19 9v10H5V9ZM8 10v2.5h8V10Zm0 4.5V17h8v-2.5Z"
        />
      </svg>
      {equalHousingLink.text}
    </a>
  );
}
