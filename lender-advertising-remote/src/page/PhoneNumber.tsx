import { toTelHref } from 'mortgage-domain/fields/phone';
import classes from './PhoneNumber.module.css';

/** LAP-19: a call link on small screens, plain text on large ones. */
export const PhoneNumber = ({ phone }: { readonly phone: string }) => (
  <bdi dir="ltr">
    <a className={classes.link} href={toTelHref(phone)}>
      {phone}
    </a>
    <span className={classes.text}>{phone}</span>
  </bdi>
);
