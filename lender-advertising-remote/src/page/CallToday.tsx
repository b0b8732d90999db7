import type { LenderPageContent } from '../content';
import { PhoneNumber } from './PhoneNumber';
import classes from './Page.module.css';

export function CallToday({ title, text, link }: LenderPageContent['callToday']) {
  return (
    <section className={classes.band} aria-labelledby="call-title">
      <div className={classes.bandInner}>
        <div>
          <h2 id="call-title" className={classes.bandTitle}>
            {title} <PhoneNumber />
          </h2>
          <p>{text}</p>
        </div>
        <a className={`${classes.button} ${classes.bandLink}`} href="#form">
          {link}
        </a>
      </div>
    </section>
  );
}
