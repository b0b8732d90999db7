import type { Database } from '../database/connect';
import { lenderReviews, lenders, nmlsLenders, registeredLenders } from '../database/schema';
import { sampleReviews } from '../reviews/sampleReviews';
import { sampleDirectory } from './sampleDirectory';
import { sampleNmlsLenders, sampleRegisteredLenders } from './sampleLenders';

const batchSize = 500;

/** What API calls look up: the NMLS directory and who is registered. */
export async function seedRegistries(db: Database): Promise<void> {
  const rows = sampleNmlsLenders();
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insert(nmlsLenders)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing();
  await db.insert(registeredLenders).values(sampleRegisteredLenders).onConflictDoNothing();
}

/** What the pages show: lenders with what is said of them. One that holds lenders is left alone. */
export async function seedDirectory(db: Database): Promise<void> {
  if ((await db.$count(lenders)) > 0) return;
  await db
    .insert(lenders)
    .values([...sampleDirectory])
    .onConflictDoNothing();
  await db.insert(lenderReviews).values(sampleReviews).onConflictDoNothing();
}
