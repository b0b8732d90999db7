import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { withProductName, type LenderPageContent } from '../content';
import classes from './Page.module.css';

export function Faq({ title, items }: LenderPageContent['faq']) {
  const { productName } = useSessionSelector(selectSite);
  return (
    <section className={classes.section} aria-labelledby="faq-title">
      <h2 id="faq-title" className={classes.heading}>
        {title}
      </h2>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.question} suppressHydrationWarning>
          <summary className={classes.summary}>{question}</summary>
          <p className={classes.answer}>{withProductName(answer, productName)}</p>
        </details>
      ))}
    </section>
  );
}
