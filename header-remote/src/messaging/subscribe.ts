/**
 * The subscription to the Inbox's channel, by the provider's own SDK. Source: ledger RTC-1, RTC-2,
 * ERR-17, OPN-32.
 */
import { createPubnubClient } from './createPubnubClient';
import type { PubnubSettings } from './pubnubSettings';

export interface SubscriptionListener {
  onMessage(message: unknown): void;
  onConnected(): void;
  /** The SDK has tried again as often as it does. */
  onLost(reason: string): void;
  /** The SDK could not be loaded. */
  onLoadFailed(): void;
}

const lostCategories = [
  'PNConnectionErrorCategory',
  'PNDisconnectedUnexpectedlyCategory',
  'PNAccessDeniedCategory',
];

/** Subscribes as soon as the SDK has come; gives the function that unsubscribes and closes. */
export function subscribe(settings: PubnubSettings, listener: SubscriptionListener): () => void {
  const closing = new AbortController();
  open(settings, listener, closing.signal).catch(() => {
    console.warn('Unable to load Pubnub client.');
    if (!closing.signal.aborted) listener.onLoadFailed();
  });
  return () => closing.abort();
}

async function open(
  settings: PubnubSettings,
  listener: SubscriptionListener,
  signal: AbortSignal,
): Promise<void> {
  // A chunk of its own: only eligible visitors ever fetch it.
  const { default: Client } = await import(/* webpackChunkName: "pubnub" */ 'pubnub');
  if (signal.aborted) return;
  const client = createPubnubClient(Client, settings);
  signal.addEventListener('abort', () => client.destroy());
  const onStatus = (category: string) => {
    if (signal.aborted) return;
    if (category === 'PNConnectedCategory') listener.onConnected();
    if (lostCategories.includes(category)) listener.onLost(category);
  };
  client.addListener({
    message({ channel, message }) {
      if (!signal.aborted && channel === settings.channel) listener.onMessage(message);
    },
    status: ({ category }) => onStatus(category),
  });
  client.subscribe({ channels: [settings.channel] });
}
