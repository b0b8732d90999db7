import type { Database } from './connect';

/** Queries that are put into words once for each database, and planned once for each of its connections, instead of at every call. */
export function prepared<Queries>(prepare: (db: Database) => Queries): (db: Database) => Queries {
  const known = new WeakMap<Database, Queries>();
  return (db) => {
    const queries = known.get(db) ?? prepare(db);
    known.set(db, queries);
    return queries;
  };
}
