/** Analytics of visitors, page views and links. Source: specification 4, 7, 8; ledger ANA-1..7, CAL-3, ERR-13. */
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  put,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { nextTask } from 'embed/next-task';
import { toAnalyticsIdentity, type User } from 'mortgage-domain/people/user';
import type { Api, ApiResult } from '../api/contract';
import { loadReaders } from '../api/loadReaders';
import { selectEnvironment, selectSite } from '../config/config';
import type { LookUpUser } from '../visitor/userLookup';
import { loggedIn, selectLookup, type loggedOut } from '../visitor/visitor';
import type { PageNavigated } from '../navigation/actions';
import { identified, pageViewed, type AnalyticsAction } from './actions';
import { deliverSaga, type Delivery } from './deliverSaga';

type Saga = SagaGenerator<void>;

export interface AnalyticsTasks extends Delivery {
  readonly api: Api;
  readonly lookUpUser: LookUpUser;
}

const keptCalls = 100;

export function* analyticsSaga(tasks: AnalyticsTasks): Saga {
  const calls = yield* actionChannel<AnalyticsAction>(
    ['analytics/tracked', 'analytics/pageViewed', 'analytics/identified'],
    buffers.sliding(keptCalls),
  );
  yield* fork(identifyVisitors);
  yield* fork(recordPageViews, tasks);
  yield* call(deliverSaga, tasks, calls);
}

/** Each visitor once for each sign-in, however often they are looked up. */
function* identifyVisitors(): Saga {
  let known: string | undefined;
  const changes = ['session/loggedIn', 'session/loggedOut'];
  yield* takeEvery(
    changes,
    function* (action: ReturnType<typeof loggedIn | typeof loggedOut>) {
      const identity =
        'user' in action ? toAnalyticsIdentity(action.user) : undefined;
      if (identity && identity !== known) {
        yield* put(identified(identity));
      }
      known = identity;
    },
  );
}

/** One for each path, in order; another query or fragment is the same page. Recorded even if the auth-info call fails (ANA-5). */
function* recordPageViews(tasks: AnalyticsTasks): Saga {
  const navigations = yield* actionChannel<PageNavigated>('page/navigated');
  // The remote that opens the session has calls of its own, for which its view waits.
  yield* call(nextTask, tasks.window);
  try {
    yield* call(identifyByAuthInfo, tasks);
  } catch (cause) {
    tasks.report({ name: 'AuthInfoFailure', detail: String(cause) });
  }
  for (;;) {
    const { path, isNewPath } = yield* take(navigations);
    if (isNewPath) {
      yield* put(pageViewed(path, yield* select(selectEnvironment)));
    }
  }
}

/** CAL-3, ERR-13. A host may serve the page without this call (OPN-134). */
function* identifyByAuthInfo({
  api,
  lookUpUser,
  report,
}: AnalyticsTasks): Saga {
  if ((yield* select(selectSite)).account === 'none') {
    return;
  }
  if ((yield* select(selectLookup)).given) {
    return;
  }
  const auth = yield* call(fetchAuthInfo, api);
  if (!auth.ok) {
    const isSignedOut = ['LoginRequired', 'Login required'].includes(
      auth.error,
    );
    if (!isSignedOut && !auth.isMissing) {
      report({ name: 'AuthInfoFailure', detail: auth.error });
    }
    return;
  }
  const found = yield* call(lookUpUser, 'cache' as const);
  if (found.status === 'unknown') {
    yield* put(loggedIn(auth.value));
  }
}

/** CAL-3, OPN-40: the visitor of the cookie; no payload, not even the partner's id. */
export const fetchAuthInfo = (api: Api): Promise<ApiResult<User>> =>
  api.get('getAuthInfo', { partnerId: undefined }, async (json) =>
    (await loadReaders()).readAuthInfo(json),
  );
