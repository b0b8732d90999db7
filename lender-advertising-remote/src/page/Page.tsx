import { useRef } from 'react';
import { LeadForm } from '../lead-form/LeadForm';
import { SubNav } from '../sub-nav/SubNav';
import { Testimonials } from '../testimonials/Testimonials';
import { formSection } from '../content';
import { CallToday } from './CallToday';
import { Faq } from './Faq';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { useInPageAnchors } from './useInPageAnchors';
import classes from './Page.module.css';

/** The seven sections, in order (LAP-2). */
export function Page() {
  const page = useRef<HTMLDivElement>(null);
  const goToAnchor = useInPageAnchors(page);
  return (
    <div ref={page} className={classes.page} onClick={goToAnchor}>
      <SubNav />
      <Hero />
      <HowItWorks />
      <CallToday />
      <section id="form" className={classes.formSection} aria-labelledby="form-title" tabIndex={-1}>
        <div className={classes.formText}>
          <h2 id="form-title" className={classes.heading}>{formSection.title}</h2>
          <p>{formSection.text}</p>
        </div>
        <LeadForm />
      </section>
      <Testimonials />
      <Faq />
    </div>
  );
}
