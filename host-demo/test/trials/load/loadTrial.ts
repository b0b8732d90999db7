/** Loads a host of its own part by part, and measures answers, memory and processor. */
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { leads } from '../../../src/database/schema';
import { openTrialHost, type DatabaseKind, type TrialHost } from '../trialHost';
import type { LoadPart } from './loadParts';
import { growthOf, meanOf, watchProcess, type UseSample } from './processUse';

export interface LoadFigures {
  readonly part: string;
  readonly perSecond: number;
  readonly answered: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** By status, or what kept an answer from coming. */
  readonly errors: Readonly<Record<string, number>>;
  readonly rssMb: { readonly first: number; readonly last: number; readonly growthPercent: number };
  /** Of one core. */
  readonly cpuShare: number;
  /** Of the server's processor for each answer of the part and of what went beside it: hardly moves with a busy machine. */
  readonly cpuMsPerAnswer: number;
  /** Of the machine when the part began: what else it had to do. */
  readonly loadAverage: number;
}

interface LoadTimes {
  /** Of each part. */
  readonly seconds: number;
  /** Not measured: what is compiled and opened once. */
  readonly warmUpSeconds: number;
}

export async function runLoadTrial(
  database: DatabaseKind,
  parts: readonly LoadPart[],
  { seconds, warmUpSeconds }: LoadTimes,
): Promise<{ readonly figures: readonly LoadFigures[]; readonly leads: number }> {
  const host = await openTrialHost(database);
  try {
    await host.start();
    const figures: LoadFigures[] = [];
    for (const part of parts) {
      if (warmUpSeconds > 0) await fire(host.origin, part, warmUpSeconds);
      figures.push(...(await measure(host, part, seconds)));
    }
    return { figures, leads: await countRows(host) };
  } finally {
    await host.close();
  }
}

async function countRows(host: TrialHost): Promise<number> {
  await host.end('SIGTERM');
  const { db, close } = await host.open();
  try {
    return await db.$count(leads);
  } finally {
    await close();
  }
}

async function measure(
  host: TrialHost,
  part: LoadPart,
  seconds: number,
): Promise<readonly LoadFigures[]> {
  const loadAverage = loadavg()[0] ?? 0;
  const watch = watchProcess(host.pid() ?? 0);
  const all = [part, ...(part.beside ? [part.beside] : [])];
  const results = await Promise.all(all.map((one) => fire(host.origin, one, seconds)));
  const samples = watch.stop();
  const answered = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const cpuSeconds = samples.reduce((sum, one) => sum + one.cpuSeconds, 0);
  const cpuMsPerAnswer = Math.round((cpuSeconds * 1e5) / Math.max(1, answered)) / 100;
  return results.map((result, index) => ({
    ...toFigures(all[index]?.name ?? '', result, samples),
    cpuMsPerAnswer,
    loadAverage: Math.round(loadAverage * 10) / 10,
  }));
}

const fire = (
  origin: string,
  { requests, connections, rate }: LoadPart,
  duration: number,
): Promise<autocannon.Result> =>
  autocannon({
    url: origin,
    requests: requests(origin),
    connections,
    duration,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });

function toFigures(
  part: string,
  { requests, latency, statusCodeStats, errors, timeouts, duration }: autocannon.Result,
  samples: readonly UseSample[],
): Omit<LoadFigures, 'cpuMsPerAnswer' | 'loadAverage'> {
  const bad = Object.entries(statusCodeStats ?? {}).flatMap(([status, { count = 0 }]) =>
    /^[23]/.test(status) ? [] : [[status, count] as const],
  );
  const cut = errors - timeouts;
  return {
    part,
    perSecond: Math.round(requests.total / duration),
    answered: requests.total,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    maxMs: latency.max,
    errors: Object.fromEntries([
      ...bad,
      ...(timeouts > 0 ? [['no answer in 10 s', timeouts] as const] : []),
      ...(cut > 0 ? [['connection lost', cut] as const] : []),
    ]),
    rssMb: {
      first: Math.round(samples[0]?.rssMb ?? 0),
      last: Math.round(samples.at(-1)?.rssMb ?? 0),
      growthPercent: Math.round(growthOf(samples) * 10) / 10,
    },
    cpuShare: Math.round(meanOf(samples.map(({ cpuShare }) => cpuShare)) * 100) / 100,
  };
}
