import type { LenderPageContent } from '../content/lenderPageContent';
import { PhoneNumber } from './PhoneNumber';
import classes from './CallToday.module.css';
import page from './Page.module.css';

export function CallToday({ title, text, link }: LenderPageContent['callToday']) {
  return (
    <section className={classes.band} aria-labelledby="call-title">
      <div className={`${page.column} ${classes.inner}`}>
        <div>
          <h2 id="call-title" className={classes.title}>
            {title} <PhoneNumber />
          </h2>
          <p>{text}</p>
        </div>
        <a className={`${page.button} ${classes.link}`} href="#form">
          {link}
        </a>
      </div>
    </section>
  );
}
