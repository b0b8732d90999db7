import { judgeCanary, type VisitCounts } from './canaryVerdict';
import type { ReleaseCounts } from './canaryCounts';
import { ReleaseError } from './targets/target';

/** What is tried beside what all others have. */
export interface Tried {
  readonly current: string;
  readonly canary: { readonly version: string; readonly since: string };
}

export interface Watch {
  /** Of the target as it is now; undefined: nothing is tried any more. */
  readonly read: () => Promise<Tried | undefined>;
  /** Rejects where nothing can be known. */
  readonly count: (since: string) => Promise<ReleaseCounts>;
  readonly stop: (version: string) => Promise<unknown>;
  /** Until the next look; false: there is none. */
  readonly wait: () => Promise<boolean>;
  readonly say: (line: string) => void;
}

export type WatchEnd =
  /** The canary is stopped: it fails more often, or nobody can see any more whether it does. */
  | 'steppedBack'
  /** Somebody else has promoted, stopped or replaced it. */
  | 'ended'
  | 'timeIsUp';

/** A canary that cannot be watched for so many looks is stopped. */
export const looksWithoutCounts = 5;
const none: VisitCounts = { started: 0, failed: 0 };

/** Looks at what is counted of a remote's canary until there is a reason to end; rejects where it could not be stopped. */
export async function watchCanary(name: string, watch: Watch): Promise<WatchEnd> {
  const first = await watch.read();
  if (!first) return 'ended';
  const { version } = first.canary;
  let unseen = 0;
  /** A reason stays one, also where the target cannot be reached at the moment. */
  let why: string | undefined;
  let hindrance: string | undefined;
  do {
    try {
      const tried = await watch.read();
      if (tried?.canary.version !== version) {
        watch.say(`${name} ${version} is not tried any more.`);
        return 'ended';
      }
      why ??= await look(name, tried, watch);
      unseen = 0;
    } catch (error) {
      unseen += 1;
      watch.say(`Nothing can be seen of ${name} ${version}: ${String(error)}`);
      if (unseen >= looksWithoutCounts) why ??= 'nobody can see how it does';
    }
    if (why === undefined) continue;
    hindrance = await watch.stop(version).then(() => undefined, String);
    if (hindrance === undefined) {
      watch.say(`${name} ${version} is stopped: ${why}.`);
      return 'steppedBack';
    }
    watch.say(`${name} ${version} cannot be stopped yet (${why}): ${hindrance}`);
  } while (await watch.wait());
  if (why === undefined) return 'timeIsUp';
  throw new ReleaseError(`${name} ${version} could not be stopped (${why}): ${hindrance ?? ''}`);
}

/** Why it is to be stopped, where there is a reason. */
async function look(
  name: string,
  { current, canary: { version, since } }: Tried,
  { count, say }: Watch,
): Promise<string | undefined> {
  const counts = await count(since);
  const countsOf = (one: string): VisitCounts => counts.get(`${name}@${one}`) ?? none;
  const { failsMore, evidence } = judgeCanary(countsOf(version), countsOf(current));
  const seen = `it failed on ${show(countsOf(version))}, ${current} on ${show(countsOf(current))}`;
  say(`${name} ${version}: ${seen} (evidence ${evidence.toPrecision(2)})`);
  return failsMore ? seen : undefined;
}

const show = ({ started, failed }: VisitCounts): string => `${failed} of ${started} visits`;
