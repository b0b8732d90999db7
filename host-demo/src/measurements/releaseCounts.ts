/** How often releases are started and fail, as pages count it while a canary is tried (docs/releasing.md). Source: threat S10. */
import { remotes } from 'embed/remotes';
import { gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/connect';
import { releaseCounts } from './measurementTable';

/** Of all that anybody says was started in an hour, so many are written down: there are never more. */
export const mostReleases = 40;
const names = remotes.map(({ name }) => name).join('|');

/** The query of a count: nothing else is taken. */
export const visitCount = v.strictObject({
  release: v.pipe(
    v.string('Which release.'),
    v.regex(new RegExp(`^(${names})@[\\w.-]{1,64}$`), 'A remote and its version, as remote@1.0.0.'),
  ),
  outcome: v.picklist(['started', 'failed'], 'Either started or failed.'),
});
export type VisitCount = v.InferOutput<typeof visitCount>;

export async function countRelease(db: Database, { release, outcome }: VisitCount): Promise<void> {
  const thisHour = sql`date_trunc('hour', now())`;
  const more = { [outcome]: sql`${releaseCounts[outcome]} + 1` };
  const known = await db
    .update(releaseCounts)
    .set(more)
    .where(sql`${releaseCounts.hour} = ${thisHour} and ${releaseCounts.release} = ${release}`)
    .returning({ release: releaseCounts.release });
  if (known.length > 0) return;
  const count = await db.$count(releaseCounts, sql`${releaseCounts.hour} = ${thisHour}`);
  if (count >= mostReleases) return;
  await db
    .insert(releaseCounts)
    .values({ hour: thisHour as never, release, [outcome]: 1 })
    .onConflictDoUpdate({ target: [releaseCounts.hour, releaseCounts.release], set: more });
}

type Counted = Readonly<Record<string, { readonly started: number; readonly failed: number }>>;

/** From the hour of that time on. */
export async function readReleaseCounts(db: Database, since: Date): Promise<Counted> {
  const rows = await db
    .select({
      release: releaseCounts.release,
      started: sql<number>`sum(${releaseCounts.started})`.mapWith(Number),
      failed: sql<number>`sum(${releaseCounts.failed})`.mapWith(Number),
    })
    .from(releaseCounts)
    .where(gte(releaseCounts.hour, sql`date_trunc('hour', ${since.toISOString()}::timestamptz)`))
    .groupBy(releaseCounts.release)
    .orderBy(releaseCounts.release);
  return Object.fromEntries(rows.map(({ release, ...counts }) => [release, counts]));
}
