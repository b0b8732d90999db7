import type { Database } from '../database/connect';
import { nmlsLenders, registeredLenders } from '../database/schema';
import { sampleNmlsLenders, sampleRegisteredLenders } from './sampleLenders';

const batchSize = 500;

export async function seedLenders(db: Database): Promise<void> {
  const lenders = sampleNmlsLenders();
  for (let start = 0; start < lenders.length; start += batchSize)
    await db
      .insert(nmlsLenders)
      .values(lenders.slice(start, start + batchSize))
      .onConflictDoNothing();
  await db.insert(registeredLenders).values(sampleRegisteredLenders).onConflictDoNothing();
}
