import controls from 'design-tokens/controls.module.css';
import type { LenderPageContent } from '../content/lenderPageContent';
import { HeroPicture } from './HeroPicture';
import { PhoneNumber } from './PhoneNumber';
import classes from './Hero.module.css';
import page from './Page.module.css';

export function Hero({ eyebrow, title, text, callNow, learnMore }: LenderPageContent['hero']) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={`${page.column} ${classes.inner}`}>
        <div>
          <p className={classes.eyebrow}>{eyebrow}</p>
          <h1 id="hero-title" className={classes.title}>
            {title}
          </h1>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>
            <a className={`${controls.primary} ${page.button}`} href="#how-it-works">
              {learnMore}
            </a>
            <p className={classes.call}>
              <span className={classes.prompt}>{callNow}</span> <PhoneNumber />
            </p>
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}
