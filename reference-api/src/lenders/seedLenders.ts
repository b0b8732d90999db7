import type { Database } from '../database/connect';
import { nmlsLenders, registeredLenders } from '../database/schema';
import { sampleNmlsLenders, sampleRegisteredLenders } from './sampleLenders';

const batchSize = 500;

/** The data of lookups: the NMLS directory and the registered lenders. */
export async function seedRegistries(db: Database): Promise<void> {
  const rows = sampleNmlsLenders();
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insert(nmlsLenders)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing();
  await db.insert(registeredLenders).values(sampleRegisteredLenders).onConflictDoNothing();
}
