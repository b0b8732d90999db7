import type { LenderPageContent } from '../content/lenderPageContent';
import { LeadForm } from '../lead-form/LeadForm';
import classes from './FormSection.module.css';
import page from './Page.module.css';

/** LAP-22. */
export function FormSection({ title, text, atHandTitle, atHand }: LenderPageContent['form']) {
  return (
    <section
      id="form"
      className={`${page.column} ${classes.section}`}
      aria-labelledby="form-title"
      tabIndex={-1}
    >
      <div>
        <h2 id="form-title" className={page.heading}>
          {title}
        </h2>
        <p className={page.soft}>{text}</p>
        <div className={classes.atHand}>
          <p className={classes.atHandTitle}>{atHandTitle}</p>
          <ul className={page.points}>
            {atHand.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <LeadForm />
    </section>
  );
}
