import { stroke } from 'remote-kit/stroke';
import type { LenderPageContent } from '../content/lenderPageContent';
import classes from './HowItWorks.module.css';
import page from './Page.module.css';

const icons: Readonly<Record<string, string>> = {
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm8 0a3 3 0 1 0 0-6M2 20c0-4 3-6 7-6s7 2 7 6m1-6c3 0 5 2 5 5',
  bolt: 'M13 2 4 14h7l-1 8 9-12h-7Z',
  hand: 'M5 14v-2a7 7 0 0 1 14 0v2m-2 5c2 0 2-1 2-3v-2h-3v5Zm0 0c0 1-1 2-3 2h-2M8 14H5v2c0 2 0 3 3 3Z',
};

export function HowItWorks({ title, items }: LenderPageContent['howItWorks']) {
  return (
    <>
      <h2 id="how-title" className={page.heading}>
        {title}
      </h2>
      <ul className={classes.cards}>
        {items.map((item) => (
          <li key={item.title} className={classes.card}>
            <svg
              className={classes.icon}
              width="28"
              height="28"
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d={icons[item.icon]} {...stroke} />
            </svg>
            <h3 className={classes.cardTitle}>{item.title}</h3>
            <p className={page.soft}>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The two paid products, and where their leads come from (LAP-3 to LAP-7). */
export function Products({
  title,
  items,
  family,
}: LenderPageContent['products']) {
  return (
    <>
      <h3 className={classes.subheading}>{title}</h3>
      <ul className={classes.cards}>
        {items.map(({ name, text, points }) => (
          <li key={name} className={`${classes.card} ${classes.product}`}>
            <h4 className={classes.productName}>{name}</h4>
            <p className={page.soft}>{text}</p>
            <ul className={page.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={classes.family}>{family}</p>
    </>
  );
}
