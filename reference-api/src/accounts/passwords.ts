/** Passwords by scrypt with OWASP's parameters (N 2^17, r 8, p 1: 128 MB each). Source: threats S07, S08. */
import {
  randomBytes,
  scrypt,
  timingSafeEqual,
  type ScryptOptions,
} from 'node:crypto';
import { promisify } from 'node:util';

export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly statusCode = 503;
  constructor(
    message = 'Too many requests of this kind are waiting. Please try again in a moment.',
  ) {
    super(message);
  }
}

type TakeTurn = <Value>(
  task: () => Promise<Value>,
  isKnown?: boolean,
) => Promise<Value>;

/**
 * Runs a few tasks at once, lets some wait for a while, and rejects the rest with BusyError. Known visitors have a lane
 * of their own, which goes first. Chance decides who of a lane is next, so that many tries of one sender do not keep
 * others out.
 */
export function createTurns({
  atOnce,
  waiting,
  patienceMs,
}: Readonly<Record<'atOnce' | 'waiting' | 'patienceMs', number>>): TakeTurn {
  const known = new Set<() => void>();
  const others = new Set<() => void>();
  let running = 0;

  const waitIn = (lane: Set<() => void>) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        lane.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        lane.delete(begin);
        reject(new BusyError());
      }, patienceMs);
      lane.add(begin);
    });

  function passOn(): void {
    const lane = known.size > 0 ? known : others;
    const next = [...lane][Math.floor(Math.random() * lane.size)];
    if (next) {
      next();
    } else {
      running -= 1;
    }
  }

  return async (task, isKnown = false) => {
    const lane = isKnown ? known : others;
    if (running < atOnce) {
      running += 1;
    } else if (lane.size < waiting) {
      await waitIn(lane);
    } else {
      throw new BusyError();
    }
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}

export type Cost = Readonly<Record<'N' | 'r' | 'p', number>>;
export const owaspCost: Cost = { N: 2 ** 17, r: 8, p: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

const keyLength = 32;
const maxMemory = 256 * 1024 * 1024;
const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(
  scrypt,
);

export function createPasswords(cost: Cost = owaspCost) {
  // A flood of sign-ins waits its turn instead of taking all memory. A sign-in beyond the queue, or too long in it, is
  // refused.
  const inTurn = createTurns({ atOnce: 2, waiting: 20, patienceMs: 4000 });
  const derive = (
    password: string,
    salt: Buffer,
    cost: Cost,
    isKnown?: boolean,
  ): Promise<Buffer> =>
    inTurn(
      () =>
        scryptKey(password.normalize('NFKC'), salt, keyLength, {
          ...cost,
          maxmem: maxMemory,
        }),
      isKnown,
    );

  return {
    /** Checked when the account does not exist, so that both answers take the same time (S07). */
    unusableHash: format(cost, Buffer.alloc(16), Buffer.alloc(keyLength)),
    /** `scrypt$N$r$p$salt$key`, the last two in base64url. */
    async hash(password: string) {
      const salt = randomBytes(16);
      return format(cost, salt, await derive(password, salt, cost));
    },
    async matches(password: string, hash: string, isKnown?: boolean) {
      const { salt, key, ...parameters } = parse(hash);
      const found = await derive(password, salt, parameters, isKnown);
      return key.length === found.length && timingSafeEqual(key, found);
    },
    /** The next sign-in replaces a hash with older parameters. */
    isOutdated(hash: string) {
      const { N, r, p } = parse(hash);
      return N !== cost.N || r !== cost.r || p !== cost.p;
    },
  };
}

const format = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  [
    'scrypt',
    N,
    r,
    p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');

function parse(
  hash: string,
): Cost & { readonly salt: Buffer; readonly key: Buffer } {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
