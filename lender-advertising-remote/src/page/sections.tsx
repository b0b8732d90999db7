import controls from 'design-tokens/controls.module.css';
import late from 'design-tokens/late.module.css';
import type { LenderPageContent as Content } from '../content/lenderPageContent';
import { LeadForm } from '../lead-form/LeadForm';
import { PhoneNumber } from './PhoneNumber';
import call from './CallToday.module.css';
import faq from './Faq.module.css';
import form from './FormSection.module.css';
import page from './Page.module.css';

/** Browsers leave a plain space out of what a screen reader reads here. */
const noBreak = '\u00a0';

type CallTodayProps = Content['callToday'] & { readonly phone: string };

export function CallToday({ title, text, link, phone }: CallTodayProps) {
  return (
    <section className={call.band} aria-labelledby="call-title">
      <div className={`${page.column} ${call.inner}`}>
        <div>
          <h2 id="call-title" className={call.title}>
            {title} <span className={call.gap}>{noBreak}</span>
            <PhoneNumber phone={phone} />
          </h2>
          <p>{text}</p>
        </div>
        <a
          className={`${controls.primary} ${page.button} ${call.link} ${late.early}`}
          href="#form"
        >
          {link}
        </a>
      </div>
    </section>
  );
}

/** LAP-22. */
export function FormSection({
  title,
  text,
  atHandTitle,
  atHand,
}: Content['form']) {
  return (
    <section
      id="form"
      className={`${page.column} ${form.section}`}
      aria-labelledby="form-title"
      tabIndex={-1}
    >
      <div>
        <h2 id="form-title" className={page.heading}>
          {title}
        </h2>
        <p className={page.soft}>{text}</p>
        <div className={form.atHand}>
          <p className={form.atHandTitle}>{atHandTitle}</p>
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

export function Faq({ title, items }: Content['faq']) {
  return (
    <section className={page.column} aria-labelledby="faq-title">
      <h2 id="faq-title" className={page.heading}>
        {title}
      </h2>
      {items.map(({ question, answer }) => (
        <details
          key={question}
          className={faq.question}
          suppressHydrationWarning
        >
          <summary className={faq.summary}>{question}</summary>
          <p className={faq.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
