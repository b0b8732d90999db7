import { useRef } from 'react';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import type { LenderPageContent } from '../content/lenderPageContent';
import { readLenderPagePart } from '../site/lenderPagePart';
import { SubNav } from '../sub-nav/SubNav';
import { Testimonials } from '../testimonials/Testimonials';
import { CallToday } from './CallToday';
import { Faq } from './Faq';
import { FormSection } from './FormSection';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Products } from './Products';
import { useInPageAnchors } from './useInPageAnchors';
import { usePageTracking } from './usePageTracking';
import { useSmallScreen } from './useSmallScreen';
import classes from './Page.module.css';

/** The seven sections, in order (LAP-2). */
export function Page({ content }: { readonly content?: LenderPageContent }) {
  const page = useRef<HTMLDivElement>(null);
  useInPageAnchors(page);
  const tracking = usePageTracking();
  const collapsed = useSmallScreen();
  const ours = readLenderPagePart().content;
  // The shell was rendered with the site's texts; those that a page gives follow in the next render.
  const { hero, howItWorks, products, callToday, form, testimonials, faq } = useHydratedValue(
    () => content ?? ours,
    () => ours,
  );
  return (
    <div ref={page} className={classes.page} {...tracking}>
      <SubNav collapsed={collapsed} />
      <Hero {...hero} />
      <section
        id="how-it-works"
        className={classes.column}
        aria-labelledby="how-title"
        tabIndex={-1}
      >
        <HowItWorks {...howItWorks} />
        <Products {...products} />
      </section>
      <CallToday {...callToday} />
      <FormSection {...form} />
      <Testimonials {...testimonials} />
      <Faq {...faq} />
    </div>
  );
}
