import { toTelHref } from 'mortgage-domain/fields/phone';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import classes from './PhoneNumber.module.css';

/** LAP-19: a call link on small screens, plain text on large ones. */
export function PhoneNumber() {
  const { advertisingPhone } = useSessionSelector(selectSite);
  return (
    <>
      <a className={classes.link} href={toTelHref(advertisingPhone)}>
        {advertisingPhone}
      </a>
      <span className={classes.text}>{advertisingPhone}</span>
    </>
  );
}
