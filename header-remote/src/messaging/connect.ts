/** The connection to the channel, by the provider's own SDK. Source: ledger RTC-1, RTC-2, ERR-17, OPN-32. */
import type PubNub from 'pubnub';
import type { ChannelAccess } from './channelAccess';

export interface ConnectionEvents {
  heard(message: unknown): void;
  connected(): void;
  /** The SDK has tried again as often as it does. */
  lost(reason: string): void;
  /** The SDK could not be loaded. */
  missing(): void;
}

const lostCategories = [
  'PNConnectionErrorCategory',
  'PNDisconnectedUnexpectedlyCategory',
  'PNAccessDeniedCategory',
];

/** Subscribes as soon as the SDK has come; gives the function that unsubscribes and closes. */
export function connect(access: ChannelAccess, events: ConnectionEvents): () => void {
  let client: PubNub | undefined;
  let closed = false;
  void open().catch(() => {
    console.warn('Unable to load Pubnub client.');
    if (!closed) events.missing();
  });
  return () => {
    closed = true;
    client?.destroy();
  };

  async function open(): Promise<void> {
    // A chunk of its own: only eligible visitors ever fetch it.
    const { default: Client } = await import(/* webpackChunkName: "pubnub" */ 'pubnub');
    if (closed) return;
    client = createClient(Client, access);
    client.addListener({
      message: ({ channel, message }) =>
        !closed && channel === access.channel && events.heard(message),
      status({ category }) {
        if (closed) return;
        if (String(category) === 'PNConnectedCategory') events.connected();
        if (lostCategories.includes(String(category))) events.lost(String(category));
      },
    });
    client.subscribe({ channels: [access.channel] });
  }
}

function createClient(
  Client: typeof PubNub,
  {
    userId,
    keys: { authToken, subscribeKey, publishKey },
    origin,
    ssl,
    presenceTimeout,
    heartbeatInterval,
  }: ChannelAccess,
): PubNub {
  const settings = {
    userId,
    subscribeKey,
    publishKey,
    ssl,
    ...(authToken ? { authKey: authToken } : {}),
    ...(origin ? { origin } : {}),
    ...(presenceTimeout ? { presenceTimeout } : {}),
    // With `fetch` the SDK would put an iframe into the host's page; its network listeners would outlive it.
    transport: 'xhr',
    listenToBrowserNetworkEvents: false,
  };
  const client = new Client(settings);
  // The SDK derives it from the time-out whatever its configuration says.
  if (heartbeatInterval) client.setHeartbeatInterval(heartbeatInterval);
  leaveOutRefusedHeader(client);
  return client;
}

interface Transport {
  makeSendable(request: { headers?: Record<string, string> }): unknown;
}

/** The SDK sets a header that browsers refuse to XMLHttpRequest, each time with an error in the host page's console. */
function leaveOutRefusedHeader(client: object): void {
  const { transport } = client as { transport?: Transport };
  if (!transport?.makeSendable) return;
  const send = transport.makeSendable.bind(transport);
  transport.makeSendable = (request) => {
    delete request.headers?.['Accept-Encoding'];
    return send(request);
  };
}
