import type { Database } from '../database/connect';

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The connections to a server; the embedded database has none. */
export function poolOf(db: Database): Pool | undefined {
  const client: unknown = '$client' in db ? db.$client : undefined;
  return typeof client === 'object' && client !== null && 'totalCount' in client
    ? (client as Pool)
    : undefined;
}
