/** Analytics of visitors, page views and links. Source: specification 4, 7, 8; ledger ANA-1..7, CAL-3, ERR-13. */
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  put,
  select,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { toAnalyticsIdentity } from 'mortgage-domain/people/user';
import type { Api } from '../api/contract';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Report } from '../problems/report';
import type { LookUpUser } from '../visitor/userLookup';
import { loggedIn, selectUser } from '../visitor/visitor';
import { analyticsTypes, identified, pageViewed, type AnalyticsAction } from './actions';
import { fetchAuthInfo } from './api';
import { createConsent } from './consent';
import { deliverSaga } from './deliverSaga';

type Saga = SagaGenerator<void>;

export interface AnalyticsTasks {
  readonly window: Window;
  readonly api: Api;
  readonly lookUpUser: LookUpUser;
  readonly report: Report;
  readonly site: () => SiteConfig;
}

/** Calls kept while consent or the global is waited for; a page that nobody answers must not gather them for ever. */
const keptCalls = 100;

export function* analyticsSaga(tasks: AnalyticsTasks): Saga {
  const { window, report, site } = tasks;
  const calls = yield* actionChannel<AnalyticsAction>(
    [...analyticsTypes],
    buffers.sliding(keptCalls),
  );
  const consent = createConsent(window, () => site().analyticsConsent);
  yield* takeEvery('session/loggedIn', identify);
  yield* fork(recordPageView, tasks, window.location.pathname);
  yield* call(deliverSaga, { window, consent, report }, calls);
}

function* identify({ user }: ReturnType<typeof loggedIn>): Saga {
  yield* put(identified(toAnalyticsIdentity(user)));
}

/** ANA-5: the page view is recorded whatever became of the auth-info call. */
function* recordPageView({ api, lookUpUser, report }: AnalyticsTasks, path: string): Saga {
  const auth = yield* call(fetchAuthInfo, api);
  if (auth.ok && !(yield* select(selectUser))) {
    const found = yield* call(lookUpUser, 'cache' as const);
    if (found.status === 'unknown') yield* put(loggedIn(auth.value));
  }
  if (!auth.ok && !isSignedOut(auth.error)) report({ name: 'AuthInfoFailure', detail: auth.error });
  yield* put(pageViewed(path));
}

const isSignedOut = (error: string): boolean =>
  error === 'LoginRequired' || error === 'Login required';
