/** The connection to the channel, while the visitor is eligible. Source: ledger RTC-1, RTC-2, CAL-13; fault F41. */
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import { inboxEventNames } from 'mortgage-domain/messages/channelMessage';
import {
  readMessagingEligibility,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import { graphqlPath } from 'mortgage-domain/site/servicePaths';
import { settleCall } from 'remote-kit/settle-call';
import { selectSite, type Api, type Session } from 'session-shared/session';
import { selectGiven } from '../session/selectGiven';
import {
  clientLoadFailed,
  connected,
  connectionLost,
  eligibilityLoaded,
  messageReceived,
  selectUnreadCount,
} from './messaging';
import { waitForEvent } from './pageLifecycle';
import { subscribe, toPubnubSettings, type PubnubSettings } from './subscribe';
import type { TabGroup } from './tabGroup';

/** Between the SDK's last own try and a connection with fresh keys. */
export const reconnectDelayMs = 120_000;
/** Browsers report `online` before a call can get through: the first one may fail. */
export const onlineRetryMs = 2000;

type LoadedSettings = PubnubSettings | 'notEligible' | 'failed';
type ConnectionEnd = 'lost' | 'clientLoadFailed' | 'online';

/** Fetches whether the visitor may connect, and the keys. */
export function* loadSettings({ api }: Session): SagaGenerator<LoadedSettings> {
  if (yield* select(selectGiven)) {
    return 'notEligible';
  }
  const { brandSlug, messagingOrigin } = yield* select(selectSite);
  try {
    const eligibility = yield* call(fetchMessagingEligibility, api, brandSlug);
    yield* put(eligibilityLoaded(eligibility));
    return toPubnubSettings(eligibility, messagingOrigin) ?? 'notEligible';
  } catch {
    // ERR-19: swallowed; the Inbox entry keeps its address and count.
    return 'failed';
  }
}

/** One connection after the other, each with its own keys, until the visitor is not eligible any more. */
export function* stayConnected(
  session: Session,
  tabs: TabGroup,
  first: LoadedSettings,
): SagaGenerator<void> {
  let settings = first;
  let isBackOnline = false;
  while (settings !== 'notEligible') {
    const end =
      settings === 'failed'
        ? 'failed'
        : yield* call(holdConnection, session, tabs, settings);
    if (end === 'clientLoadFailed') {
      return;
    }
    const pauseMs: number =
      end === 'failed' && isBackOnline ? onlineRetryMs : reconnectDelayMs;
    isBackOnline = end === 'online' || (yield* call(waitForOnline, pauseMs));
    settings = yield* call(loadSettings, session);
  }
}

/** Gives false when the time passed instead. */
function* waitForOnline(ms: number): SagaGenerator<boolean> {
  const { later } = yield* race({
    later: delay(ms),
    online: call(waitForEvent, window, 'online'),
  });
  return !later;
}

/** Until only a new connection helps, or none can be made. */
function* holdConnection(
  session: Session,
  tabs: TabGroup,
  settings: PubnubSettings,
): SagaGenerator<ConnectionEnd> {
  const { dispatch } = session.store;
  const unsubscribe = subscribe(settings, {
    onMessage(message) {
      dispatch(messageReceived(message));
      tabs.broadcast(message);
    },
    onConnected: () => dispatch(connected()),
    onLost: (reason) => dispatch(connectionLost(reason)),
    onLoadFailed: () => dispatch(clientLoadFailed()),
  });
  try {
    const { lost, clientMissing } = yield* race({
      lost: take<ReturnType<typeof connectionLost>>('messaging/connectionLost'),
      clientMissing: take('messaging/clientLoadFailed'),
      online: call(waitForEvent, window, 'online'),
      endless: call(recountWhenConnected, session, tabs),
    });
    if (clientMissing) {
      return 'clientLoadFailed';
    }
    if (!lost) {
      return 'online';
    }
    // F41: the badge keeps its last count.
    console.warn(
      '[mortgage header] the Inbox is disconnected; the count stays as it is.',
      lost.reason,
    );
    return 'lost';
  } finally {
    unsubscribe();
  }
}

function* recountWhenConnected(
  session: Session,
  tabs: TabGroup,
): SagaGenerator<void> {
  for (;;) {
    yield* take('messaging/connected');
    const { recounted } = yield* race({
      recounted: call(loadSettings, session),
      newer: take('messaging/unreadCountChanged'),
    });
    if (!recounted) {
      continue;
    }
    const gleamCount = yield* select(selectUnreadCount);
    tabs.broadcast({ eventName: inboxEventNames[0], gleamCount });
  }
}

/** CAL-13, OPN-29: whether the visitor may write messages, and their channel. Rejects with a fixed message (ERR-19). */
export async function fetchMessagingEligibility(
  api: Api,
  brandSlug: string,
): Promise<MessagingEligibility> {
  const result = await settleCall(() =>
    api.request(graphqlPath, readMessagingEligibility, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-enable-oauth-conversion': 'true',
        'x-caller-id': `${brandSlug}-topnav`,
      },
      body: JSON.stringify({ query: messagingEligibilityQuery }),
    }),
  );
  if (!result.ok) {
    throw new Error('Failed to fetch messaging eligibility');
  }
  return result.value;
}
