import { defineMount } from 'remote-kit/mount';
import type { PageConfig } from 'embed/contract';
import { parseUtmParams } from 'mortgage-domain/leads/utmParams';
import { SessionProvider } from 'session-shared/react';
import { configureSession, connectSession } from 'session-shared/session';
import type { LenderPageContent } from './content/lenderPageContent';
import { toContent } from './content/toContent';
import { leadFormFeature } from './lead-form/leadFormFeature';
import { draftStorage } from './lead-form/draft/draftStorage';
import { Page } from './page/Page';
import { pageAnalytics } from './page/usePageTracking';
import { subNavFeature } from './sub-nav/subNavFeature';

export interface LenderAdvertisingOptions extends PageConfig {
  /** Own texts, in the form of content.ts; sections and texts that are left out stay ours. */
  readonly content?: {
    readonly [Section in keyof LenderPageContent]?: Partial<LenderPageContent[Section]>;
  };
}

/** Shows the lender-advertising page in an element (LAP-1). */
export const mount = defineMount<LenderAdvertisingOptions>({
  name: 'lender-advertising-remote',
  loadStyles: () => import('./styles'),
  start(options, element) {
    const session = connectSession(options);
    const detach = [
      session.attach(
        leadFormFeature({
          navigate: (path) => window.location.assign(path),
          utmParams: parseUtmParams(window.location.search),
          draft: draftStorage(window),
          chosenRole: element.shadowRoot?.querySelector<HTMLSelectElement>('#lead-role')?.value,
          sent(role) {
            session.track({ ...pageAnalytics, label: `Lead sent: ${role}` });
            element.dispatchEvent(
              new CustomEvent('mortgage:leadSent', { detail: { role }, bubbles: true }),
            );
          },
        }),
      ),
      session.attach(subNavFeature),
    ];
    return {
      view(next) {
        configureSession(session, next);
        return (
          <SessionProvider session={session}>
            <Page content={toContent(next.content)} />
          </SessionProvider>
        );
      },
      stop: () => detach.forEach((end) => end()),
    };
  },
});
