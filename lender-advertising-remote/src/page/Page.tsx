import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { useIsLive } from 'remote-kit/is-live';
import {
  useLinkTracking,
  useSession,
  useSessionSelector,
} from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import type { LenderPageContent } from '../content/lenderPageContent';
import { readLenderPagePart } from '../site/lenderPagePart';
import { SubNav } from '../sub-nav/SubNav';
import { matchesMedia, watchMedia } from './media';
import { Testimonials } from './Testimonials';
import { Hero } from './Hero';
import { HowItWorks, Products } from './HowItWorks';
import { CallToday, Faq, FormSection } from './sections';
import { useInPageAnchors } from './useInPageAnchors';
import classes from './Page.module.css';

/** The seven sections, in order (LAP-2); without a phone number there is no prompt to call (OPN-78). */
export function Page({ content }: { readonly content?: LenderPageContent }) {
  const page = useRef<HTMLDivElement>(null);
  useInPageAnchors(page);
  const tracking = usePageTracking();
  const isLive = useIsLive();
  const collapsed = useSmallScreen();
  const ours = readLenderPagePart().content;
  // The shell was rendered with the site's texts; those of a page follow in the next render.
  const texts = useHydratedValue(
    () => content ?? ours,
    () => ours,
  );
  const site = useSessionSelector(selectSite);
  const { advertisingPhone: phone } = site;
  const { hero, howItWorks, products, callToday, form, testimonials, faq } =
    useMemo(() => fillNames(texts, site), [texts, site]);
  return (
    <div
      ref={page}
      className={classes.page}
      data-static={isLive ? undefined : ''}
      {...tracking}
    >
      <SubNav collapsed={collapsed} />
      <Hero {...hero} phone={phone} />
      <section
        id="how-it-works"
        className={classes.column}
        aria-labelledby="how-title"
        tabIndex={-1}
      >
        <HowItWorks {...howItWorks} />
        <Products {...products} />
      </section>
      {phone && <CallToday {...callToday} phone={phone} />}
      <FormSection {...form} />
      <Testimonials {...testimonials} />
      <Faq {...faq} />
    </div>
  );
}

/** ANA-2. */
export const pageAnalytics = {
  category: 'Mortgages',
  action: 'Lender Advertising',
} as const;

function usePageTracking(): ReturnType<typeof useLinkTracking> {
  const session = useSession();
  useEffect(
    () => session.track({ ...pageAnalytics, label: 'View' }),
    [session],
  );
  return useLinkTracking(pageAnalytics.category, pageAnalytics.action);
}

/** OPN-83; the style sheets have the same. */
const smallScreen = '(width <= 889px)';

/** Whether the screen is small; undefined in the pre-rendered shell. */
const useSmallScreen = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    watchSmallScreen,
    () => matchesMedia(smallScreen),
    () => undefined,
  );

const watchSmallScreen = (onChange: () => void) =>
  watchMedia(smallScreen, onChange);
