/** Follows the visitor's Inbox while the page is shown. Source: ledger RTC-1..3, HDR-23, HDR-24, ERR-19; decision 0007. */
import {
  call,
  delay,
  put,
  race,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  isInboxEvent,
  parseChannelMessage,
} from 'mortgage-domain/messages/channelMessage';
import type { Session } from 'session-shared/session';
import { loadSettings, stayConnected } from './connection';
import { messageReceived, unreadCountChanged } from './messaging';
import { whilePageShown } from './pageLifecycle';
import { joinTabGroup } from './tabGroup';

/** A tab that does not lead by then follows another one. */
const followsMs = 500;

export function* inboxSaga(session: Session): SagaGenerator<void> {
  yield* takeEvery('messaging/messageReceived', applyMessage);
  yield* call(whilePageShown, () => followInbox(session));
}

/** HDR-23, HDR-24, RTC-3. */
function* applyMessage({
  message,
}: ReturnType<typeof messageReceived>): SagaGenerator<void> {
  const read = parseChannelMessage(message);
  if (!read || !isInboxEvent(read)) {
    yield* call([console, console.warn], 'Unsupported event', read?.eventName);
    return;
  }
  if (read.gleamCount !== undefined) {
    yield* put(unreadCountChanged(read.gleamCount));
  }
}

/** One tab of a browser holds the connection and passes its messages on to the others. */
function* followInbox(session: Session): SagaGenerator<void> {
  const settings = yield* call(loadSettings, session);
  if (settings === 'failed' || settings === 'notEligible') {
    return;
  }
  const tabs = joinTabGroup(window, settings.userId, (message) => {
    session.store.dispatch(messageReceived(message));
  });
  try {
    const leading = tabs.becomeLeader();
    const { leads } = yield* race({
      leads: call(() => leading),
      follows: delay(followsMs),
    });
    // A message may have come before this tab listened to the leading one.
    if (!leads) {
      yield* call(loadSettings, session);
    }
    const leadership = yield* call(() => leading);
    // The keys may be older than the page they were for.
    const current =
      leadership === 'atOnce' ? settings : yield* call(loadSettings, session);
    yield* call(stayConnected, session, tabs, current);
  } finally {
    tabs.close();
  }
}
