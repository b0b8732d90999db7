/** Passwords by scrypt with OWASP's parameters (N 2^17, r 8, p 1: 128 MB each). Source: threats S07, S08. */
import pLimit from 'p-limit';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
  constructor() {
    super('Too many requests of this kind are waiting. Please try again in a moment.');
  }
}

type TakeTurn = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs a few tasks at once, lets some wait for a while, and rejects the rest with BusyError. */
export function createTurns({
  atOnce,
  waiting,
  patienceMs,
}: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
}): TakeTurn {
  const limit = pLimit(atOnce);
  return async (task) => {
    if (limit.pendingCount >= waiting) throw new BusyError();
    const { promise: tooLate, reject } = withReject();
    let isTooLate = false;
    const timer = setTimeout(() => {
      isTooLate = true;
      reject(new BusyError());
    }, patienceMs);
    const done = limit(async () => {
      clearTimeout(timer);
      if (isTooLate) throw new BusyError();
      return task();
    });
    return Promise.race([done, tooLate]);
  };
}

function withReject() {
  let reject!: (error: Error) => void;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}

export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}
export const owaspCost: Cost = { N: 2 ** 17, r: 8, p: 1 };

export interface Passwords {
  /** `scrypt$N$r$p$salt$key`, the last two in base64url. */
  readonly hash: (password: string) => Promise<string>;
  /** Compares in constant time, by the parameters that the hash was made with. */
  readonly matches: (password: string, hash: string) => Promise<boolean>;
  /** The next sign-in replaces a hash with older parameters. */
  readonly isOutdated: (hash: string) => boolean;
  /** Checked when the account does not exist, so that both answers take the same time (S07). */
  readonly unusableHash: string;
}

const keyLength = 32;
const maxMemory = 256 * 1024 * 1024;
const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export function createPasswords(cost: Cost = owaspCost): Passwords {
  // A flood of sign-ins waits its turn instead of taking all memory; beyond the queue, or too long in it, it is refused. Whoever is
  // refused has been told so within five seconds.
  const inTurn = createTurns({ atOnce: 2, waiting: 20, patienceMs: 4000 });
  const derive = (password: string, salt: Buffer, parameters: Cost): Promise<Buffer> =>
    inTurn(() =>
      scryptKey(password.normalize('NFKC'), salt, keyLength, { ...parameters, maxmem: maxMemory }),
    );

  return {
    unusableHash: format(cost, Buffer.alloc(16), Buffer.alloc(keyLength)),
    async hash(password) {
      const salt = randomBytes(16);
      return format(cost, salt, await derive(password, salt, cost));
    },
    async matches(password, hash) {
      const { salt, key, ...parameters } = parse(hash);
      const found = await derive(password, salt, parameters);
      return key.length === found.length && timingSafeEqual(key, found);
    },
    isOutdated(hash) {
      const { N, r, p } = parse(hash);
      return N !== cost.N || r !== cost.r || p !== cost.p;
    },
  };
}

const format = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

function parse(hash: string): Cost & { readonly salt: Buffer; readonly key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
