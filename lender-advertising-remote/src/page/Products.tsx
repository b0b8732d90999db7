import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import type { LenderPageContent } from '../content/lenderPageContent';
import { withProductName } from 'mortgage-domain/site/withProductName';
import classes from './HowItWorks.module.css';
import page from './Page.module.css';

/** The two paid products, and where their leads come from (LAP-3 to LAP-7). */
export function Products({ title, items, family }: LenderPageContent['products']) {
  const { productName } = useSessionSelector(selectSite);
  return (
    <>
      <h3 className={classes.subheading}>{title}</h3>
      <ul className={classes.products}>
        {items.map(({ name, text, points }) => (
          <li key={name} className={classes.product}>
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
      <p className={classes.family}>{withProductName(family, productName)}</p>
    </>
  );
}
