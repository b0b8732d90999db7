import { defineMount } from 'embed/remote';
import type { PageConfig } from 'embed/contract';
import { parseUtmParams } from 'mortgage-domain/lead';
import { SessionProvider } from 'session-shared/react';
import { connectSession } from 'session-shared/session';
import { leadFormFeature } from './lead-form/leadFormFeature';
import { draftStorage } from './lead-form/storage';
import { Page } from './page/Page';
import { subNavFeature } from './sub-nav/subNavFeature';

export type LenderAdvertisingOptions = PageConfig;

/** Shows the lender-advertising page in an element (LAP-1). */
export const mount = defineMount<LenderAdvertisingOptions>({
  name: 'lender-advertising-remote',
  loadStyles: () => import('./styles'),
  start(options, element) {
    const session = connectSession(options);
    const detach = [
      session.attach(leadFormFeature({
        navigate: (path) => window.location.assign(path),
        utmParams: parseUtmParams(window.location.search),
        draft: draftStorage(window),
        chosenRole: element.shadowRoot?.querySelector<HTMLSelectElement>('#lead-role')?.value,
        sent: (role) => element.dispatchEvent(new CustomEvent('mortgage:leadSent', { detail: { role }, bubbles: true })),
      })),
      session.attach(subNavFeature),
    ];
    return { view: () => <SessionProvider session={session}><Page /></SessionProvider>, stop: () => detach.forEach((end) => end()) };
  },
});
