import { dispatchPageEvent } from 'embed/page-events';
import { parseUtmParams } from 'mortgage-domain/leads/utmParams';
import type { RemoteDefinition } from 'remote-kit/remote';
import type { Session } from 'session-shared/session';
import {
  leadFormFeature,
  type LeadFormEnvironment,
} from './lead-form/leadFormSaga';
import { noticeAnswer } from './lead-form/lifecycle';
import { createLookups } from './lookups/lookups';
import type { LenderAdvertisingOptions } from './options';
import { leavePage } from './page/leavePage';
import { pageAnalytics } from './page/Page';
import { signInEntryFeature } from './page/signInEntryFeature';
import { subNavFeature } from './sub-nav/subNavFeature';

type Surroundings = Omit<LeadFormEnvironment, 'lookups'>;

const onPage = (session: Session, element: Element): Surroundings => ({
  navigate: (path) => leavePage(element, path, window.location),
  utmParams: parseUtmParams(window.location.search),
  draft: () => window.sessionStorage,
  entered: readEntries(element),
  sent(role) {
    session.track({ ...pageAnalytics, label: `Lead sent: ${role}` });
    dispatchPageEvent(element, 'leadSent', { role });
  },
});

const readEntries = ({
  shadowRoot,
}: Element): LeadFormEnvironment['entered'] => {
  const controls =
    shadowRoot?.querySelectorAll<HTMLInputElement>('form [id][name]') ?? [];
  return Object.fromEntries(
    [...controls].map(({ name, value }) => [name, value]),
  );
};

const inShell: Surroundings = {
  navigate: () => undefined,
  utmParams: undefined,
  sent: () => undefined,
  draft: () => undefined,
};

export const remote: RemoteDefinition<LenderAdvertisingOptions> = {
  name: 'lender-advertising-remote',
  features(session, element) {
    const lookups = createLookups(session.api, () => noticeAnswer(session));
    const surroundings = element ? onPage(session, element) : inShell;
    return [
      leadFormFeature({ ...surroundings, lookups }),
      subNavFeature(lookups),
      signInEntryFeature,
    ];
  },
  loadView: () => import(/* webpackMode: "eager" */ './view'),
};
