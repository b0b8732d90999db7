import type { LenderPageContent } from '../content/lenderPageContent';
import classes from './Faq.module.css';
import page from './Page.module.css';

export function Faq({ title, items }: LenderPageContent['faq']) {
  return (
    <section className={page.column} aria-labelledby="faq-title">
      <h2 id="faq-title" className={page.heading}>
        {title}
      </h2>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.question} suppressHydrationWarning>
          <summary className={classes.summary}>{question}</summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
