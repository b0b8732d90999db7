import controls from 'design-tokens/controls.module.css';
import type { LenderPageContent } from '../content';
import { HeroPicture } from './HeroPicture';
import { PhoneNumber } from './PhoneNumber';
import classes from './Page.module.css';

export function Hero({ eyebrow, title, text, callNow, learnMore }: LenderPageContent['hero']) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.heroInner}>
        <div>
          <p className={classes.eyebrow}>{eyebrow}</p>
          <h1 id="hero-title" className={classes.heroTitle}>
            {title}
          </h1>
          <p className={classes.lead}>{text}</p>
          <div className={classes.heroActions}>
            <a className={`${controls.primary} ${classes.button}`} href="#how-it-works">
              {learnMore}
            </a>
            <p className={classes.call}>
              <span className={classes.label}>{callNow}</span> <PhoneNumber />
            </p>
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}
