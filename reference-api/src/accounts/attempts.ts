/**
 * How often passwords may be tried, over all processes: an attempt is counted before the password is checked, so that
 * simultaneous ones meet the limit, too. Source: threat S07.
 * - At one address, an account is closed after so many failures; a browser in which it was signed in has such a count of its
 *   own: others at the owner's address cannot lock them out.
 * - From everywhere together, an account, and then the whole sign-in, is only slowed down. Browsers and addresses from which the
 *   owner has signed in lately are not: others elsewhere cannot lock them out.
 */
import { networkOf, type Count, type Counts } from '../limits/counts';
import { toEmailKey } from './accounts';

const minuteMs = 60_000;
const windowMs = 15 * minuteMs;
const knownMs = 30 * 24 * 60 * minuteMs;
const admittedMs = 60 * minuteMs;
/** Of an account from everywhere in a window, and of all accounts in a minute, in failures that one address may make. */
const accountShare = 5;
const overallShare = 50;
const slowAccount = { attempts: 1, windowMs: 5000 };
const slowOverall = { attempts: 5, windowMs: 1000 };

export interface Attempt {
  readonly email: string;
  readonly ip: string;
  readonly browser?: string | undefined;
}

const namesOf = ({ email, ip, browser }: Attempt) => {
  const account = toEmailKey(email);
  const network = networkOf({ ip });
  return {
    pair: `failed sign-in ${account} ${browser === undefined ? network : `in ${browser}`}`,
    account: `failed sign-in ${account}`,
    overall: 'failed sign-in',
    known: `signed in ${account} ${network}`,
    slowAccount: `slow sign-in ${account}`,
    slowOverall: 'slow sign-in',
  };
};

export function createAttempts(counts: Counts, max: number) {
  const isKnown = async (attempt: Attempt, now: number) =>
    attempt.browser !== undefined ||
    counts.isCounted(namesOf(attempt).known, now);

  return {
    isKnown,
    /** Milliseconds until one may be made; 0 for now, and then it is counted as a failure. */
    async begin(attempt: Attempt, now: number) {
      const names = namesOf(attempt);
      const [pair] = await counts.add([{ name: names.pair, windowMs }], now);
      const closedMs = waitFor(pair, max, now);
      if (closedMs > 0) {
        return closedMs;
      }
      const [account, overall] = await counts.add(
        [
          { name: names.account, windowMs },
          { name: names.overall, windowMs: minuteMs },
        ],
        now,
      );
      const isAccount = isBeyond(account, max * accountShare);
      if (!isAccount && !isBeyond(overall, max * overallShare)) {
        return 0;
      }
      if (await isKnown(attempt, now)) {
        return 0;
      }
      // Strangers wait while too many have failed.
      const [name, lane] = isAccount
        ? [names.slowAccount, slowAccount]
        : [names.slowOverall, slowOverall];
      const [turn] = await counts.add([{ name, windowMs: lane.windowMs }], now);
      return waitFor(turn, lane.attempts, now);
    },
    async succeed(attempt: Attempt, now: number) {
      const names = namesOf(attempt);
      for (const name of [names.pair, names.known]) {
        await counts.forget(name);
      }
      await counts.giveBack(names.account);
      await counts.giveBack(names.overall);
      await counts.add([{ name: names.known, windowMs: knownMs }], now);
    },
    /** Nothing was checked, so nothing failed. */
    async withdraw(attempt: Attempt) {
      const { pair, account, overall } = namesOf(attempt);
      for (const name of [pair, account, overall]) {
        await counts.giveBack(name);
      }
    },
    /** The operator expects the owner there: for an hour it is a network in which the account was signed in. */
    async admit(attempt: Attempt, now: number) {
      const names = namesOf(attempt);
      await counts.forget(names.pair);
      await counts.add([{ name: names.known, windowMs: admittedMs }], now);
    },
  };
}

const isBeyond = ({ hits }: Count, max: number): boolean => hits > max;
const waitFor = (count: Count, max: number, now: number): number =>
  isBeyond(count, max) ? Math.max(1, count.endsAtMs - now) : 0;
