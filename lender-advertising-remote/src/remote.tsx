import { dispatchPageEvent } from 'embed/page-events';
import { parseUtmParams } from 'mortgage-domain/leads/utmParams';
import type { RemoteDefinition, ViewProps } from 'remote-kit/remote';
import type { Session } from 'session-shared/session';
import { toContent } from './content/toContent';
import { leadFormFeature, type LeadFormEnvironment } from './lead-form/leadFormSaga';
import { createLookups } from './lookups/lookups';
import type { LenderAdvertisingOptions } from './options';
import { leavePage } from './page/leavePage';
import { Page, pageAnalytics } from './page/Page';
import { signInEntryFeature } from './page/signInEntryFeature';
import { readLenderPagePart } from './site/lenderPagePart';
import { subNavFeature } from './sub-nav/subNavFeature';

type Surroundings = Omit<LeadFormEnvironment, 'lookups'>;

const onPage = (session: Session, element: Element): Surroundings => ({
  navigate: (path) => leavePage(element, path, window.location),
  utmParams: parseUtmParams(window.location.search),
  draft: () => window.sessionStorage,
  chosenRole: element.shadowRoot?.querySelector<HTMLSelectElement>('#lead-role')?.value,
  sent(role) {
    session.track({ ...pageAnalytics, label: `Lead sent: ${role}` });
    dispatchPageEvent(element, 'leadSent', { role });
  },
});

const inShell: Surroundings = {
  navigate: () => undefined,
  utmParams: undefined,
  sent: () => undefined,
  draft: () => undefined,
};

function LenderPage({ options }: ViewProps<LenderAdvertisingOptions>) {
  return <Page content={toContent(options.content, readLenderPagePart().content)} />;
}

export const remote: RemoteDefinition<LenderAdvertisingOptions> = {
  name: 'lender-advertising-remote',
  features(session, element) {
    const lookups = createLookups(session.api);
    const surroundings = element ? onPage(session, element) : inShell;
    return [
      leadFormFeature({ ...surroundings, lookups }),
      subNavFeature(lookups),
      signInEntryFeature,
    ];
  },
  View: LenderPage,
};
