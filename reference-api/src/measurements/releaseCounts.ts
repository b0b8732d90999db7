/** On how many visits each release of a remote started and failed: read by `npm run release -- --watch`. */
import { count, gte } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { pageMeasurements } from './measurementTable';

interface Counts {
  readonly started: number;
  readonly failed: number;
}

/** By `<remote>/<version>`. */
export async function readReleaseCounts(
  db: Database,
  since: Date,
): Promise<Readonly<Record<string, Counts>>> {
  const { releases, failedReleases, createdAt } = pageMeasurements;
  const visits = await db
    .select({ releases, failed: failedReleases, times: count() })
    .from(pageMeasurements)
    .where(gte(createdAt, since))
    .groupBy(releases, failedReleases);
  const counts = new Map<string, Counts>();
  for (const { releases: used, failed, times } of visits) {
    const versions = Object.entries(used).map(([name, version]) => `${name}/${version}`);
    for (const release of new Set([...versions, ...failed])) {
      const known = counts.get(release) ?? { started: 0, failed: 0 };
      counts.set(release, {
        started: known.started + times,
        failed: known.failed + (failed.includes(release) ? times : 0),
      });
    }
  }
  return Object.fromEntries(counts);
}
