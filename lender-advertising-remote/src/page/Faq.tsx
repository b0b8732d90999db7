import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { questions } from '../content';
import classes from './Page.module.css';

export function Faq() {
  const { productName } = useSessionSelector(selectSite);
  return (
    <section className={classes.section} aria-labelledby="faq-title">
      <h2 id="faq-title" className={classes.heading}>Frequently asked questions</h2>
      {questions(productName).map(({ question, answer }) => (
        <details key={question} className={classes.question} suppressHydrationWarning>
          <summary className={classes.summary}>{question}</summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
