/** The subscription to the Inbox's channel, by the provider's SDK. Source: ledger RTC-1, RTC-2, ERR-17, ENT-19, OPN-32; decision 0007. */
import type PubNub from 'pubnub';
import { parseUrl } from 'mortgage-domain/links/parseUrl';
import {
  toGlobalChannel,
  type MessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import { isMessagingEligible } from 'mortgage-domain/messages/messagingStatus';

/** In seconds: the limits of the SDK; the lower one of the heartbeat prevents a storm of calls (F41). */
const presenceTimeoutRange = [20, 320] as const;
const heartbeatRange = [10, 320] as const;

/** Undefined if the visitor is not eligible, or a part that the connection needs is missing. */
export function toPubnubSettings(
  eligibility: MessagingEligibility,
  messagingOrigin: string,
) {
  const { keys, userId, config } = eligibility;
  const channel = toGlobalChannel(eligibility);
  if (
    !isMessagingEligible(eligibility) ||
    !channel ||
    !userId.trim() ||
    !keys.subscribeKey
  ) {
    return undefined;
  }
  const url = parseUrl(messagingOrigin);
  return {
    channel,
    userId,
    keys,
    // Host and port; the provider's own ones where it is missing.
    origin: url?.host,
    ssl: url?.protocol !== 'http:',
    presenceTimeout: clamp(config.presenceTimeOut, presenceTimeoutRange),
    heartbeatInterval: clamp(config.heartbeatInterval, heartbeatRange),
  };
}

export type PubnubSettings = NonNullable<ReturnType<typeof toPubnubSettings>>;

const clamp = (
  value: number | undefined,
  [least, most]: readonly [number, number],
) => (value === undefined ? undefined : Math.min(Math.max(value, least), most));

interface SubscriptionListener {
  onMessage(message: unknown): void;
  onConnected(): void;
  /** The SDK has used up its retries. */
  onLost(reason: string): void;
  /** The SDK could not be loaded. */
  onLoadFailed(): void;
}

const lostCategories = [
  'PNConnectionErrorCategory',
  'PNDisconnectedUnexpectedlyCategory',
  'PNAccessDeniedCategory',
];

/** Subscribes as soon as the SDK has loaded; gives the function that unsubscribes and closes. */
export function subscribe(
  settings: PubnubSettings,
  listener: SubscriptionListener,
): () => void {
  const closing = new AbortController();
  open(settings, listener, closing.signal).catch(() => {
    console.warn('Unable to load Pubnub client.');
    if (!closing.signal.aborted) {
      listener.onLoadFailed();
    }
  });
  return () => closing.abort();
}

async function open(
  settings: PubnubSettings,
  listener: SubscriptionListener,
  signal: AbortSignal,
): Promise<void> {
  // A chunk of its own: only eligible visitors ever fetch it.
  const { default: Client } = await import(
    /* webpackChunkName: "pubnub" */ 'pubnub'
  );
  if (signal.aborted) {
    return;
  }
  const client = createPubnubClient(Client, settings);
  signal.addEventListener('abort', () => client.destroy());
  client.addListener({
    message({ channel, message }) {
      if (!signal.aborted && channel === settings.channel) {
        listener.onMessage(message);
      }
    },
    status({ category }: { readonly category: string }) {
      if (signal.aborted) {
        return;
      }
      if (category === 'PNConnectedCategory') {
        listener.onConnected();
      }
      if (lostCategories.includes(category)) {
        listener.onLost(category);
      }
    },
  });
  client.subscribe({ channels: [settings.channel] });
}

function createPubnubClient(
  Client: typeof PubNub,
  {
    userId,
    keys,
    origin,
    ssl,
    presenceTimeout,
    heartbeatInterval,
  }: PubnubSettings,
): PubNub {
  const { authToken, subscribeKey, publishKey } = keys;
  const configuration: ConstructorParameters<typeof PubNub>[0] & {
    readonly transport: 'xhr';
  } = {
    userId,
    subscribeKey,
    publishKey,
    ssl,
    // With `fetch` the SDK would add an iframe to the host's page; its network listeners would outlive it.
    transport: 'xhr',
    listenToBrowserNetworkEvents: false,
  };
  // Missing settings are left out, because `undefined` would replace the SDK's default.
  if (authToken) {
    configuration.authKey = authToken;
  }
  if (origin) {
    configuration.origin = origin;
  }
  if (presenceTimeout) {
    configuration.presenceTimeout = presenceTimeout;
  }
  const client = new Client(configuration);
  // The SDK derives it from the time-out whatever its configuration says.
  if (heartbeatInterval) {
    client.setHeartbeatInterval(heartbeatInterval);
  }
  leaveOutRefusedHeader(client);
  return client;
}

interface Transport {
  makeSendable(request: { headers?: Record<string, string> }): unknown;
}
const hasTransport = (
  client: object,
): client is { readonly transport: Transport } =>
  'transport' in client &&
  typeof client.transport === 'object' &&
  client.transport !== null &&
  'makeSendable' in client.transport;

/** The SDK sets a header that browsers refuse, each time with an error in the console of the page. */
function leaveOutRefusedHeader(client: object): void {
  if (!hasTransport(client)) {
    return;
  }
  const { transport } = client;
  const send = transport.makeSendable.bind(transport);
  transport.makeSendable = (request) => {
    delete request.headers?.['Accept-Encoding'];
    return send(request);
  };
}
