/** Whether a server keeps what it is given. One that would lose leads, or takes none, is refused at the start, in plain words. Source: OPN-76. */
import { codeOf, DatabaseUnusableError, isDiskFull } from './databaseAway';
import type { Query } from './migrate';

type Row = Awaited<ReturnType<Query>>[number];

export async function assertKeepsRows(query: Query): Promise<void> {
  const [found] = await query(
    `select current_setting('fsync') as fsync, current_setting('transaction_read_only') as read_only, pg_is_in_recovery() as is_standby`,
  );
  const problem = findProblem(found);
  if (problem) {
    throw new DatabaseUnusableError(`The database of DATABASE_URL ${problem}`);
  }
}

function findProblem({ fsync, read_only, is_standby }: Row = {}):
  | string
  | undefined {
  if (fsync === 'off') {
    return 'runs with fsync = off: a crash of its machine would lose leads that were acknowledged. Set fsync = on.';
  }
  if (is_standby) {
    return 'is a standby, which takes no rows. Give the address of the primary.';
  }
  if (read_only === 'on') {
    return 'takes no rows, because default_transaction_read_only is on. Set it to off for this role and database, or give another address.';
  }
  return undefined;
}

const closedTables = `
  select current_user as role, string_agg(relname, ', ' order by relname) as names from pg_class
  where relkind = 'r' and relowner = (select relowner from pg_class where oid = to_regclass('migrations'))
    and relnamespace = (select relnamespace from pg_class where oid = to_regclass('migrations'))
    and relname <> 'migrations'
    and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
      and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))`;

export async function assertMayWrite(query: Query): Promise<void> {
  const [found] = await query(closedTables);
  if (typeof found?.names === 'string') {
    throw new DatabaseUnusableError(
      `The role ${String(found.role)} of DATABASE_URL may not write to: ${found.names}. Grant it select, insert, update and delete, or give another role.`,
    );
  }
}

export function explainRefusal(error: unknown): never {
  if (isDiskFull(error)) {
    throw new DatabaseUnusableError(
      'The disk of the database of DATABASE_URL is full. Make room there first.',
      { cause: error },
    );
  }
  if (error instanceof Error && codeOf(error) === '42501') {
    throw new DatabaseUnusableError(
      'The role of DATABASE_URL may not make the tables. Grant it create on the schema and on the database, or start once with a role that may.',
      { cause: error },
    );
  }
  throw error;
}
