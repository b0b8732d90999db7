import type { VisitCounts } from './canaryVerdict';
import { ReleaseError } from './targets/target';

/** By `<remote>@<version>`; one that nobody has started is missing. */
export type ReleaseCounts = ReadonlyMap<string, VisitCounts>;

const limitMs = 10_000;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What was counted since then, from an address that answers `{"header-remote@1.0.0-abc": {"started": 812, "failed": 3}}`. */
export async function fetchCounts(address: string, since: string): Promise<ReleaseCounts> {
  const url = new URL(address);
  url.searchParams.set('since', since);
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new ReleaseError(`${address} answers ${response.status}.`);
  return toCounts(await response.json(), address);
}

export function toCounts(json: unknown, address: string): ReleaseCounts {
  const rows = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return new Map(
    rows.map(([release, counts]: [string, unknown]) => {
      const { started, failed } = (counts ?? {}) as Partial<VisitCounts>;
      if (!isCount(started) || !isCount(failed))
        throw new ReleaseError(`${address} does not count ${release} as it should.`);
      return [release, { started, failed }];
    }),
  );
}
