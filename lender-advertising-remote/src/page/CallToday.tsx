import { callToday } from '../content';
import { PhoneNumber } from './PhoneNumber';
import classes from './Page.module.css';

export function CallToday() {
  return (
    <section className={classes.band} aria-labelledby="call-title">
      <div className={classes.bandInner}>
        <div>
          <h2 id="call-title" className={classes.bandTitle}>{callToday.title} <PhoneNumber /></h2>
          <p>{callToday.text}</p>
        </div>
        <a className={classes.bandLink} href="#form">{callToday.link}</a>
      </div>
    </section>
  );
}
