/** The page's requests, from the browser's DevTools: when each was sent, by which file, and its bytes. */
import type { CDPSession } from 'playwright-core';

interface SentRequest {
  readonly url: string;
  readonly sentAt: number;
  readonly parent: string | undefined;
  doneAt: number;
  bytes: number;
}

/** All times in milliseconds of the wall clock. Favicons, API calls and cached files do not count. */
export class NetworkLog {
  private readonly requests = new Map<string, SentRequest>();
  private clockOffset = 0;

  /** `isCounted`: the addresses that are looked at, all of them where it is missing. */
  constructor(
    private readonly devTools: Pick<CDPSession, 'on' | 'send'>,
    private readonly isCounted: (address: string) => boolean = () => true,
  ) {}

  async start(): Promise<void> {
    this.devTools.on('Network.requestWillBeSent', (event) => {
      const { requestId, request, initiator, timestamp, wallTime, type } =
        event;
      this.clockOffset = (wallTime - timestamp) * 1000;
      if (
        request.url.endsWith('/favicon.ico') ||
        type === 'Fetch' ||
        type === 'XHR'
      ) {
        return;
      }
      if (!this.isCounted(request.url)) {
        return;
      }
      const { url, stack } = initiator;
      this.requests.set(requestId, {
        url: request.url,
        sentAt: this.toWallMs(timestamp),
        parent:
          url ??
          stack?.callFrames.at(0)?.url ??
          stack?.parent?.callFrames.at(0)?.url,
        doneAt: Number.POSITIVE_INFINITY,
        bytes: 0,
      });
    });
    // An answer from a cache, a preload's too, is no request.
    this.devTools.on('Network.requestServedFromCache', ({ requestId }) =>
      this.requests.delete(requestId),
    );
    this.devTools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) {
        this.requests.delete(requestId);
      }
    });
    this.devTools.on(
      'Network.loadingFinished',
      ({ requestId, encodedDataLength, timestamp }) => {
        const request = this.requests.get(requestId);
        if (!request) {
          return;
        }
        request.bytes = encodedDataLength;
        request.doneAt = this.toWallMs(timestamp);
      },
    );
    await this.devTools.send('Network.enable');
  }

  bytesUntil(wallMs: number): number {
    return this.all()
      .filter(({ sentAt }) => sentAt <= wallMs)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }

  requestsUntil(wallMs: number): number {
    return this.doneUntil(wallMs).length;
  }

  /** The longest chain of requests that each had to wait for the one before: their addresses, the first one first. */
  chainUntil(wallMs: number): readonly string[] {
    return this.doneUntil(wallMs)
      .map((request) => this.chainOf(request))
      .reduce(
        (longest, chain) => (chain.length > longest.length ? chain : longest),
        [],
      );
  }

  private all(): SentRequest[] {
    return [...this.requests.values()];
  }

  private doneUntil(wallMs: number): SentRequest[] {
    return this.all().filter(({ doneAt }) => doneAt <= wallMs);
  }

  private chainOf(
    { url, parent }: SentRequest,
    after: readonly string[] = [],
  ): readonly string[] {
    const chain = [url, ...after];
    const before = this.all().find((request) => request.url === parent);
    return before && !chain.includes(before.url)
      ? this.chainOf(before, chain)
      : chain;
  }

  private toWallMs(seconds: number): number {
    return seconds * 1000 + this.clockOffset;
  }
}
