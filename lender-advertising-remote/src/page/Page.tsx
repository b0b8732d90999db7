import { useRef, useSyncExternalStore } from 'react';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { defaultContent, withProductName, type LenderPageContent } from '../content';
import { LeadForm } from '../lead-form/LeadForm';
import { SubNav } from '../sub-nav/SubNav';
import { Testimonials } from '../testimonials/Testimonials';
import { CallToday } from './CallToday';
import { Faq } from './Faq';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Products } from './Products';
import { useInPageAnchors } from './useInPageAnchors';
import { usePageTracking } from './usePageTracking';
import classes from './Page.module.css';

/** The seven sections, in order (LAP-2). */
export function Page({
  content: given = defaultContent,
}: {
  readonly content?: LenderPageContent;
}) {
  const page = useRef<HTMLDivElement>(null);
  useInPageAnchors(page);
  const tracking = usePageTracking();
  // The shell was rendered with our own texts; a page's follow in the next render.
  const { hero, howItWorks, products, callToday, form, testimonials, faq } = useSyncExternalStore(
    neverChanges,
    () => given,
    () => defaultContent,
  );
  const { productName } = useSessionSelector(selectSite);
  return (
    <div ref={page} className={classes.page} {...tracking}>
      <SubNav />
      <Hero {...hero} />
      <section
        id="how-it-works"
        className={classes.section}
        aria-labelledby="how-title"
        tabIndex={-1}
      >
        <HowItWorks {...howItWorks} />
        <Products {...products} />
      </section>
      <CallToday {...callToday} />
      <section id="form" className={classes.formSection} aria-labelledby="form-title" tabIndex={-1}>
        <div>
          <h2 id="form-title" className={classes.heading}>
            {form.title}
          </h2>
          <p className={classes.soft}>{withProductName(form.text, productName)}</p>
          <div className={classes.atHand}>
            <p className={classes.label}>{form.atHandTitle}</p>
            <ul className={classes.points}>
              {form.atHand.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
        <LeadForm />
      </section>
      <Testimonials {...testimonials} />
      <Faq {...faq} />
    </div>
  );
}

const neverChanges = () => () => undefined;
