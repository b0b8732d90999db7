/**
 * The provider's client, set up so that it does no harm to the host's page. Source: OPN-32;
 * decision 0007.
 */
import type PubNub from 'pubnub';
import type { PubnubSettings } from './pubnubSettings';

type ClientConfiguration = ConstructorParameters<typeof PubNub>[0] & {
  readonly transport: 'xhr';
};

export function createPubnubClient(
  Client: typeof PubNub,
  { userId, keys, origin, ssl, presenceTimeout, heartbeatInterval }: PubnubSettings,
): PubNub {
  const { authToken, subscribeKey, publishKey } = keys;
  const configuration: ClientConfiguration = {
    userId,
    subscribeKey,
    publishKey,
    ssl,
    // With `fetch` the SDK would put an iframe into the host's page; its network listeners would
    // outlive it.
    transport: 'xhr',
    listenToBrowserNetworkEvents: false,
  };
  // Missing settings are left out, because `undefined` would replace the SDK's default.
  if (authToken) configuration.authKey = authToken;
  if (origin) configuration.origin = origin;
  if (presenceTimeout) configuration.presenceTimeout = presenceTimeout;
  const client = new Client(configuration);
  // The SDK derives it from the time-out whatever its configuration says.
  if (heartbeatInterval) client.setHeartbeatInterval(heartbeatInterval);
  leaveOutRefusedHeader(client);
  return client;
}

interface Transport {
  makeSendable(request: { headers?: Record<string, string> }): unknown;
}
const hasTransport = (client: object): client is { readonly transport: Transport } =>
  'transport' in client &&
  typeof client.transport === 'object' &&
  client.transport !== null &&
  'makeSendable' in client.transport;

/**
 * The SDK sets a header that browsers refuse to XMLHttpRequest, each time with an error in the host
 * page's console.
 */
function leaveOutRefusedHeader(client: object): void {
  if (!hasTransport(client)) return;
  const { transport } = client;
  const send = transport.makeSendable.bind(transport);
  transport.makeSendable = (request) => {
    delete request.headers?.['Accept-Encoding'];
    return send(request);
  };
}
