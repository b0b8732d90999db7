/** A PostgreSQL server: first checked for durability, then used by few connections, each with limits of its own. Source: faults F27, F28; OPN-76. */
import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { assertKeepsRows, assertMayWrite, explainRefusal } from './durability';
import { migrate } from './migrate';
import { ServerNotices } from './serverNotices';

const tooManyConnections = '53300';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool with a short queue: a further query is refused at once, before the queue takes the memory. Source: threat S09; fault F28. */
class SheddingPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly most: number,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount < this.most) {
      if (!connected) {
        return super.connect();
      }
      super.connect(connected);
      return;
    }
    const refusal = Object.assign(
      new Error('Too many wait for the database.'),
      {
        code: tooManyConnections,
      },
    );
    if (!connected) {
      return Promise.reject(refusal);
    }
    connected(refusal, undefined, () => undefined);
  }
}

class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** A visitor gets an answer within a second when the database refuses or hangs. */
const connectLimitMs = 800;

const visitorLimits = {
  application: 'mortgage-pages',
  queryMs: 900,
  /** Shorter than `queryMs`, so that the server gives up first: a call that was answered with 503 is not stored later. */
  statementMs: 700,
  lockMs: 500,
  idleInTransactionMs: 800,
};
type Limits = typeof visitorLimits;
const staffLimits: Limits = {
  application: 'mortgage-staff',
  queryMs: 21_000,
  statementMs: 20_000,
  lockMs: 2_000,
  idleInTransactionMs: 20_000,
};
const staffConnections = 3;
/** So many wait for each connection, for less than a second; more would wait in vain. */
const waitingPerConnection = 20;

export async function openServer(
  connectionString: string,
  connections: number,
) {
  await prepare(connectionString);
  const pool = createPool(connectionString, connections, visitorLimits);
  const staffPool = createPool(connectionString, staffConnections, staffLimits);
  const notices = new ServerNotices(connectionString);
  return {
    db: drizzle(pool),
    staffDb: drizzle(staffPool),
    notices,
    close: async () => {
      await notices.close();
      await Promise.all([pool.end(), staffPool.end()]);
    },
  };
}

function createPool(
  connectionString: string,
  connections: number,
  limits: Limits,
): pg.Pool {
  const pool = new SheddingPool(
    {
      connectionString,
      application_name: limits.application,
      max: connections,
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: limits.queryMs,
      keepAlive: true,
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its types say
      onConnect: (client) => limitConnection(client, limits),
    },
    connections * waitingPerConnection,
  );
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', () => undefined);
  return pool;
}

/** By a connection of its own: a migration may take its time. */
async function prepare(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectLimitMs,
  });
  await client.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachableError(
      'The database of DATABASE_URL does not answer. Start it, correct the address, or leave DATABASE_URL out to use the embedded one.',
      { cause },
    );
  });
  const query = async (text: string) =>
    (await client.query<Record<string, unknown>>(text)).rows;
  try {
    await assertKeepsRows(query);
    await migrate(query).catch(explainRefusal);
    await assertMayWrite(query);
  } finally {
    await client.end();
  }
}

/** A commit that is answered is on the disk, whatever the database or the role sets; a stricter setting stays. */
async function limitConnection(
  client: pg.ClientBase,
  { statementMs, lockMs, idleInTransactionMs }: Limits,
): Promise<void> {
  // The server may go while a transaction has the connection. Its queries fail, and the process continues.
  client.on('error', () => undefined);
  await client.query(`select set_config('statement_timeout', '${statementMs}', false),
    set_config('lock_timeout', '${lockMs}', false),
    set_config('idle_in_transaction_session_timeout', '${idleInTransactionMs}', false),
    set_config('synchronous_commit',
    case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)`);
}
