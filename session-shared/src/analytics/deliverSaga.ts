/** Each call reaches the page's analytics in order, once the visitor has consented. Source: ledger ANA-3, ERR-15, OPN-94; faults F42..F44. */
import type { Channel, Task } from 'redux-saga';
import {
  call,
  delay,
  fork,
  join,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import { toAnalyticsIdentity } from 'mortgage-domain/people/user';
import { selectSite } from '../config/config';
import type { Report } from '../problems/report';
import type { AnalyticsAction } from './actions';
import { selectUser } from '../visitor/visitor';
import type { Consent } from './consent';

type Saga<Value = void> = SagaGenerator<Value>;

export interface Delivery {
  readonly window: Window;
  readonly consent: Consent;
  readonly report: Report;
}
/** A missing global is warned of once, a throwing one is reported once. */
type Mishaps = Set<'missing' | 'throwing'>;

export function* deliverSaga(
  delivery: Delivery,
  calls: Channel<AnalyticsAction>,
): Saga {
  const mishaps: Mishaps = new Set();
  let before: Task | undefined;
  for (;;) {
    yield* call(waitForConsent, delivery.consent);
    const action = yield* take(calls);
    if (delivery.consent.decision() !== 'given') {
      continue;
    }
    if (!before?.isRunning()) {
      before = undefined;
    }
    before = yield* fork(deliver, delivery, action, mishaps, before);
  }
}

/** The visitor decides, or a later tag of the page states consent. Until then no call is taken, so the latest wait. */
function* waitForConsent(consent: Consent): Saga {
  while (consent.decision() === 'pending') {
    yield* race({
      decided: call(consent.changed),
      configured: take('config/set'),
    });
  }
}

function* deliver(
  { window, consent, report }: Delivery,
  { method, detail }: AnalyticsAction,
  mishaps: Mishaps,
  before: Task | undefined,
): Saga {
  const { analyticsGlobal } = yield* select(selectSite);
  if (!analyticsGlobal) {
    return;
  }
  try {
    const analytics = yield* call(findAnalytics, window, analyticsGlobal);
    if (before) {
      yield* join(before);
    }
    // The visitor may have decided otherwise meanwhile, or have signed out.
    if (consent.decision() !== 'given') {
      return;
    }
    const user = yield* select(selectUser);
    if (
      method === 'identify' &&
      detail !== (user && toAnalyticsIdentity(user))
    ) {
      return;
    }
    if (analytics) {
      analytics[method]?.(detail);
    } else if (!mishaps.has('missing')) {
      warnMissing(analyticsGlobal);
    }
    if (!analytics) {
      mishaps.add('missing');
    }
  } catch {
    if (!mishaps.has('throwing')) {
      report({ name: 'AnalyticsFailure', detail: method });
    }
    mishaps.add('throwing');
  }
}

/** The page's analytics object (OPN-95). */
type Analytics = Partial<
  Record<AnalyticsAction['method'], (detail: unknown) => void>
>;

const retryDelaysMs = [100, 200, 400, 800, 1600];

/** ANA-3, ANA-4: looks for it now and five times more. */
function* findAnalytics(
  window: Window,
  name: string,
): Saga<Analytics | undefined> {
  for (const ms of [0, ...retryDelaysMs]) {
    if (ms) {
      yield* delay(ms);
    }
    const found: unknown = Reflect.get(window, name);
    // A function with methods is one, too, and a list that keeps calls until its program has loaded.
    if (Object(found) === found) {
      return found as Analytics;
    }
  }
  return undefined;
}

const warnMissing = (name: string): void =>
  console.warn(
    `[mortgage session] window.${name} is not there; tracking calls are dropped. Load the analytics script, or set analyticsGlobal.`,
  );
