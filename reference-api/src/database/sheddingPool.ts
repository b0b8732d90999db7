import pg from 'pg';

/** PostgreSQL's word for too many connections. */
const tooManyConnections = '53300';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool before which only so many wait: the next one is refused at once, before the queue takes the memory. Source: threat S09; fault F28. */
export class SheddingPool extends pg.Pool {
  readonly #most: number;

  constructor(config: pg.PoolConfig, most: number) {
    super(config);
    this.#most = most;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount < this.#most) {
      if (!connected) return super.connect();
      super.connect(connected);
      return;
    }
    const refusal = Object.assign(new Error('Too many wait for the database.'), {
      code: tooManyConnections,
    });
    if (!connected) return Promise.reject(refusal);
    connected(refusal, undefined, () => undefined);
  }
}
