/** The Inbox of whoever is logged in: eligibility, count, and news of it while the page is shown. Source: ledger CAL-13, NAV-6, RTC-1..3, HDR-23, HDR-24, ERR-19, F41. */
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  inboxEventNames,
  isInboxEvent,
  parseChannelMessage,
} from 'mortgage-domain/messages/channelMessage';
import { selectSite, type Session } from 'session-shared/session';
import { followLogin } from '../followLogin';
import {
  clientMissing,
  connected,
  connectionLost,
  eligibilityLoaded,
  messageHeard,
  unreadCountChanged,
} from './actions';
import { fetchMessagingEligibility } from './api';
import { openTabs, type Tabs } from './channel';
import { toChannelAccess, type ChannelAccess } from './channelAccess';
import { connect } from './connect';
import { untilEvent, whileShown } from './pageEvents';
import { selectUnreadCount } from './selectors';

type Saga<Result = void> = SagaGenerator<Result>;

/** Between the SDK's last own try and a connection with fresh keys. */
export const reconnectDelayMs = 120_000;

export function* messagingSaga(session: Session): Saga {
  yield* takeEvery('messaging/messageHeard', readMessage);
  yield* call(followLogin, () => whileShown(window, () => followInbox(session)));
}

/** HDR-23, HDR-24, RTC-3. */
function* readMessage({ message }: ReturnType<typeof messageHeard>): Saga {
  const read = parseChannelMessage(message);
  if (!read || !isInboxEvent(read))
    return void (yield* call([console, console.warn], 'Unsupported event', read?.eventName));
  if (read.gleamCount !== undefined) yield* put(unreadCountChanged(read.gleamCount));
}

function* followInbox(session: Session): Saga {
  const access = yield* call(loadEligibility, session);
  // ERR-19: a failed call is swallowed; the Inbox entry keeps its address and count.
  if (access === 'failed' || access === 'none') return;
  const tabs = yield* call(
    openTabs,
    window,
    access.userId,
    (message: unknown) => void session.store.dispatch(messageHeard(message)),
  );
  try {
    const led = yield* call(tabs.lead);
    // The keys may be older than the page they were for.
    yield* call(
      stayConnected,
      session,
      tabs,
      led === 'atOnce' ? access : yield* call(loadEligibility, session),
    );
  } finally {
    tabs.close();
  }
}

/** No access for whoever is not eligible. */
function* loadEligibility({ api }: Session): Saga<ChannelAccess | 'none' | 'failed'> {
  const { brandSlug, messagingOrigin } = yield* select(selectSite);
  const found = yield* call(fetchMessagingEligibility, api, brandSlug);
  if (!found.ok) return 'failed';
  yield* put(eligibilityLoaded(found.value));
  return toChannelAccess(found.value, messagingOrigin) ?? 'none';
}

/** RTC-1, RTC-2: one connection after the other, each with keys of its own, until somebody is eligible no more. */
function* stayConnected(
  session: Session,
  tabs: Tabs,
  first: ChannelAccess | 'none' | 'failed',
): Saga {
  for (let access = first; access !== 'none'; access = yield* call(loadEligibility, session)) {
    const ended = access === 'failed' ? 'lost' : yield* call(holdConnection, session, tabs, access);
    if (ended === 'missing') return;
    if (ended === 'lost')
      yield* race({ later: delay(reconnectDelayMs), online: call(untilEvent, window, 'online') });
  }
}

function* holdConnection(
  session: Session,
  tabs: Tabs,
  access: ChannelAccess,
): Saga<'lost' | 'missing' | 'online'> {
  const { store } = session;
  const close = yield* call(connect, access, {
    heard(message: unknown) {
      store.dispatch(messageHeard(message));
      tabs.tell(message);
    },
    connected: () => void store.dispatch(connected()),
    lost: (reason: string) => void store.dispatch(connectionLost(reason)),
    missing: () => void store.dispatch(clientMissing()),
  });
  try {
    const { lost, missing } = yield* race({
      lost: take<ReturnType<typeof connectionLost>>('messaging/connectionLost'),
      missing: take('messaging/clientMissing'),
      online: call(untilEvent, window, 'online'),
      never: call(recountWhenConnected, session, tabs),
    });
    // F41: the badge keeps its last count.
    if (lost)
      console.warn(
        '[mortgage header] no news of messages for now; the count stays as it is.',
        lost.reason,
      );
    return lost ? 'lost' : missing ? 'missing' : 'online';
  } finally {
    close();
  }
}

/** What came between the last answer and the connection is in the count, unless a message has been quicker. */
function* recountWhenConnected(session: Session, tabs: Tabs): Saga {
  for (;;) {
    yield* take('messaging/connected');
    const { counted } = yield* race({
      counted: call(loadEligibility, session),
      newer: take('messaging/unreadCountChanged'),
    });
    if (counted)
      tabs.tell({ eventName: inboxEventNames[0], gleamCount: yield* select(selectUnreadCount) });
  }
}
