/** Notices of a PostgreSQL server, by one connection that only listens, and comes back by itself. Source: ledger RTC-3, OPN-76. */
import pg from 'pg';
import { noticeChannel, type Hear, type Notices } from './notices';

/** Soon, for clients that wait for a message; not so soon that all processes connect at once to a server that starts. */
const leastWaitMs = 250;
const mostWaitMs = 5000;
/** A silently broken network is noticed by then. */
const keepAliveMs = 10_000;

export class ServerNotices implements Notices {
  readonly #hearers = new Set<Hear>();
  #client: pg.Client | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #waitMs = leastWaitMs;

  constructor(private readonly address: string) {
    void this.#connect();
  }

  hear(hear: Hear): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.address,
      application_name: 'mortgage-pages-notices',
      connectionTimeoutMillis: mostWaitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
    });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      for (const hear of this.#hearers) {
        hear(payload);
      }
    });
    for (const event of ['error', 'end'] as const) {
      client.on(event, () => this.#lose(client));
    }
    try {
      await client.connect();
      await client.query(`listen "${noticeChannel}"`);
      this.#waitMs = leastWaitMs;
      for (const hear of this.#hearers) {
        hear(undefined);
      }
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) {
      return;
    }
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#timer = setTimeout(
      () => void this.#connect(),
      this.#waitMs * (0.5 + Math.random() / 2),
    );
    this.#timer.unref();
    this.#waitMs = Math.min(this.#waitMs * 2, mostWaitMs);
  }
}
