import { hero } from '../content';
import { HeroPicture } from './HeroPicture';
import { PhoneNumber } from './PhoneNumber';
import classes from './Page.module.css';

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.heroInner}>
        <div>
          <p className={classes.eyebrow}>{hero.eyebrow}</p>
          <h1 id="hero-title" className={classes.heroTitle}>{hero.title}</h1>
          <p className={classes.lead}>{hero.text}</p>
          <p className={classes.call}>{hero.callNow} <PhoneNumber /></p>
          <a className={classes.secondary} href="#how-it-works">{hero.learnMore}</a>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}
