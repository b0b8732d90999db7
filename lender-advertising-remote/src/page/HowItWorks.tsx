import { howItWorks } from '../content';
import classes from './Page.module.css';

const icons = {
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm8 0a3 3 0 1 0 0-6M2 20c0-4 3-6 7-6s7 2 7 6m1-6c3 0 5 2 5 5',
  bolt: 'M13 2 4 14h7l-1 8 9-12h-7Z',
  hand: 'M4 12v7h4v-7Zm4 1 4-8c2 0 3 1 3 3l-1 3h5c1 0 2 1 2 2l-2 6c0 1-1 2-2 2H8',
} as const;

export function HowItWorks() {
  return (
    <section id="how-it-works" className={classes.section} aria-labelledby="how-title" tabIndex={-1}>
      <h2 id="how-title" className={classes.heading}>{howItWorks.title}</h2>
      <ul className={classes.cards}>
        {howItWorks.items.map(({ icon, title, text }) => (
          <li key={title} className={classes.card}>
            <svg className={classes.icon} width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><path d={icons[icon]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round" /></svg>
            <h3 className={classes.cardTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h3 className={classes.subheading}>{howItWorks.productsTitle}</h3>
      <ul className={classes.products}>
        {howItWorks.products.map(({ name, text }) => <li key={name} className={classes.product}><strong>{name}</strong><span>{text}</span></li>)}
      </ul>
    </section>
  );
}
