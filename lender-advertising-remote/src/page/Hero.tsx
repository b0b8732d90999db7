import controls from 'design-tokens/controls.module.css';
import late from 'design-tokens/late.module.css';
import type { LenderPageContent } from '../content/lenderPageContent';
import { PhoneNumber } from './PhoneNumber';
import classes from './Hero.module.css';
import page from './Page.module.css';

type Hero = LenderPageContent['hero'];
type HeroProps = Hero & { readonly phone: string };

export function Hero({
  eyebrow,
  title,
  text,
  callNow,
  learnMore,
  sample,
  phone,
}: HeroProps) {
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
            <a
              className={`${controls.primary} ${page.button} ${late.early}`}
              href="#how-it-works"
            >
              {learnMore}
            </a>
            {phone && (
              <p className={classes.call}>
                <span className={classes.prompt}>{callNow}</span>{' '}
                <PhoneNumber phone={phone} />
              </p>
            )}
          </div>
        </div>
        <SampleContact {...sample} />
      </div>
    </section>
  );
}

/** A picture of the product: how many buyers there are, and a contact as it arrives. */
function SampleContact({
  note,
  count,
  counted,
  name,
  loan,
  age,
}: Hero['sample']) {
  return (
    <div className={classes.picture}>
      <p className={classes.note}>{note}</p>
      <p className={classes.counted}>
        <strong className={classes.count}>{count}</strong> {counted}
      </p>
      <div className={classes.contact}>
        <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="24" fill="var(--color-brand-soft)" />
          <path
            d="M24 25a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM9 40c1-9 8-13 15-13s14 4 15 13Z"
            fill="var(--color-brand)"
          />
        </svg>
        <p>
          <strong>{name}</strong>
          <span>{loan}</span>
        </p>
        <span className={classes.age}>{age}</span>
      </div>
    </div>
  );
}
