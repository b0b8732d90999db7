import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import type { LenderPageContent } from '../content/lenderPageContent';
import { withProductName } from 'mortgage-domain/site/withProductName';
import classes from './Faq.module.css';
import page from './Page.module.css';

export function Faq({ title, items }: LenderPageContent['faq']) {
  const { productName } = useSessionSelector(selectSite);
  return (
    <section className={page.column} aria-labelledby="faq-title">
      <h2 id="faq-title" className={page.heading}>
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
