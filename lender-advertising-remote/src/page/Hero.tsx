import controls from 'design-tokens/controls.module.css';
import type { LenderPageContent } from '../content/lenderPageContent';
import { PhoneNumber } from './PhoneNumber';
import classes from './Hero.module.css';
import page from './Page.module.css';

type HeroProps = LenderPageContent['hero'] & { readonly phone: string };

export function Hero({ eyebrow, title, text, callNow, learnMore, phone }: HeroProps) {
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
            {phone && (
              <p className={classes.call}>
                <span className={classes.prompt}>{callNow}</span> <PhoneNumber phone={phone} />
              </p>
            )}
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}

/** Three homes on a hill, and from one of them a contact that arrives; in the colours of the brand. */
function HeroPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 480 340" aria-hidden="true">
      <circle cx="412" cy="70" r="34" fill="#f3c677" />
      <path
        d="M0 250c80-60 150-70 240-40s160 20 240-30v160H0Z"
        fill="var(--color-brand)"
        fillOpacity=".4"
      />
      <path d="M0 290c90-50 170-40 250-20s150 20 230-20v90H0Z" className={classes.hill} />
      {[
        [44, 190, 1],
        [176, 158, 1.2],
        [356, 182, 0.95],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 40 44 4l44 36v62H0Z" fill="var(--color-paper)" />
          <path d="M-8 42 44-2l52 44-6 7-46-39L-2 49Z" fill="var(--color-accent)" />
          <path d="M36 66h18v36H36Z" fill="var(--color-brand-strong)" />
          <path d="M12 54h16v16H12Zm50 0h16v16H62Z" fill="#f3c677" />
        </g>
      ))}
      <path
        d="M229 150v-24"
        stroke="var(--color-brand-strong)"
        strokeWidth="3"
        strokeDasharray="5 4"
      />
      <rect x="128" y="34" width="206" height="84" rx="14" fill="var(--color-paper)" />
      <circle cx="168" cy="76" r="22" fill="var(--color-brand-soft)" />
      <path
        d="M168 76a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm-14 15c1-8 7-11 14-11s13 3 14 11"
        fill="var(--color-brand)"
      />
      <path
        d="M204 64h72m-72 20h96"
        stroke="var(--color-brand)"
        strokeOpacity=".4"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="330" cy="38" r="16" fill="var(--color-brand)" />
      <path d="m323 38 5 5 9-9" fill="none" stroke="var(--color-paper)" strokeWidth="3.5" />
    </svg>
  );
}
