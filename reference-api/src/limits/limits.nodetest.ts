import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAttempts } from '../accounts/attempts';
import { createCounts, type Counts, callCounts } from './counts';
import { RateLimits } from './rateLimits';
import { createApiServer } from '../apiServer';
import { createKeys } from '../secrets/keys';
import { openTestApi, ownOrigin, type TestApi } from '../testing/testApi';
import { cheapPasswords } from '../testing/preparedDatabase';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
let demo: TestApi;
let counts: Counts;
before(async () => {
  demo = await openTestApi();
  counts = createCounts(demo.db, createKeys(demo.db, undefined));
});
after(() => demo.close());

let clock = Date.now();
const now = () => clock;

/** Positions of so many calls, one after the other. */
async function call(limits: RateLimits, name: string, max: number, times: number) {
  const positions: number[] = [];
  for (let made = 0; made < times; made += 1)
    positions.push((await limits.count(name, max, minuteMs)).position);
  return positions;
}

describe('limits of calls', () => {
  it('S09: two processes count together, each call once, and begin again after the time', async () => {
    const [one, other] = [new RateLimits(counts, now), new RateLimits(counts, now)];
    assert.deepEqual(await call(one, 'small', 6, 3), [1, 2, 3]);
    assert.deepEqual(await call(other, 'small', 6, 3), [4, 5, 6]);
    assert.deepEqual(await call(one, 'small', 6, 1), [7]);
    assert.ok((await call(other, 'small', 6, 1))[0]! > 6);
    clock += minuteMs;
    assert.deepEqual(await call(other, 'small', 6, 1), [1]);
  });
  it('S09: of many at once as many are let through as the limit says', async () => {
    const limits = [new RateLimits(counts, now), new RateLimits(counts, now)];
    const positions = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { position } = await limits[index % 2]!.count('burst', 10, minuteMs);
        return position;
      }),
    );
    assert.equal(positions.filter((position) => position <= 10).length, 10);
  });
  it('S09: a large limit costs a query a second, and is overstepped by a twentieth for another process at most', async () => {
    let asked = 0;
    const counted: Counts = {
      ...counts,
      add: (hits, at) => {
        asked += 1;
        return counts.add(hits, at);
      },
    };
    const [one, other] = [new RateLimits(counted, now), new RateLimits(counted, now)];
    const positions = await Promise.all(
      [one, other].map((limits) => call(limits, 'large', 1000, 700)),
    );
    assert.ok(asked < 40, String(asked));
    const passed = positions.flat().filter((position) => position <= 1000).length;
    assert.ok(passed >= 1000 && passed <= 1050, String(passed));
  });
  it('S09: a spent limit is not forgotten because 20,000 other addresses come, and memory stays bounded', async () => {
    const limits = new RateLimits(counts, now);
    await call(limits, 'spender', 5, 6);
    for (let come = 0; come < 20_000; come += 1) await limits.count(`other ${come}`, 100, minuteMs);
    // Everything is told once a second has passed.
    for (let told = 0; told < 25; told += 1) {
      clock += 1000;
      await limits.count('ticking', 1, minuteMs);
    }
    assert.ok(limits.size <= 10_001, String(limits.size));
    assert.ok((await call(limits, 'spender', 5, 1))[0]! > 5);
    assert.ok((await call(new RateLimits(counts, now), 'spender', 5, 1))[0]! > 5);
  });
  it('F27 S09: while the database is away each process keeps to what it knows, and asks once a second', async () => {
    let asked = 0;
    const away: Counts = {
      ...counts,
      add: () => {
        asked += 1;
        return Promise.reject(new Error('away'));
      },
    };
    const limits = new RateLimits(away, now);
    assert.deepEqual(await call(limits, 'away', 3, 5), [1, 2, 3, 4, 5]);
    assert.equal(asked, 1);
    clock += 1000;
    await call(limits, 'away', 3, 5);
    assert.equal(asked, 2);
    for (let come = 0; come < 51_000; come += 1) await limits.count(`from ${come}`, 100, minuteMs);
    assert.ok(limits.size <= 50_000, String(limits.size));
  });
  it('S10: the table names nobody, and what has ended leaves it', async () => {
    await counts.add([{ name: 'call 203.0.113.7', windowMs: minuteMs }], now());
    const rows = await demo.db.select().from(callCounts);
    assert.ok(rows.length > 0 && rows.every(({ key }) => /^[\w-]{43}$/.test(key)));
    clock += quarterMs;
    await counts.sweep(now());
    assert.equal(await demo.db.$count(callCounts), 0);
  });
});

describe('attempts', () => {
  const owner = { email: 'Owner@Lender.example.com', ip: '203.0.113.1' };
  const open = (max: number) => createAttempts(counts, max);
  const from = (ip: string, email = owner.email) => ({ email, ip });
  /** Waits of so many attempts from addresses that nobody has seen. */
  async function attack(attempts: ReturnType<typeof open>, times: number, email = owner.email) {
    const waits: number[] = [];
    for (let made = 0; made < times; made += 1)
      waits.push(await attempts.begin({ email, ip: `198.51.${made >> 8}.${made & 255}` }, now()));
    return waits;
  }

  it('S07: are counted by account and address for a quarter of an hour, by all processes, however the address is typed', async () => {
    const [one, other] = [open(2), open(2)];
    assert.equal(await one.begin(owner, now()), 0);
    assert.equal(await other.begin({ ...owner, email: ' owner@lender.example.com ' }, now()), 0);
    assert.equal(await one.begin(owner, now()), quarterMs);
    clock += quarterMs - 1;
    assert.equal(await other.begin(owner, now()), 1);
    clock += 1;
    assert.equal(await one.begin(owner, now()), 0);
    await one.succeed(owner, now());
    assert.deepEqual(
      [await one.begin(owner, now()), await one.begin(owner, now())],
      [0, 0],
      'a right one begins anew',
    );
    clock += quarterMs;
  });
  it('S07: all addresses of one IPv6 network are one', async () => {
    const attempts = open(1);
    assert.equal(await attempts.begin(from('2001:db8::1', 'v6@lender.example.com'), now()), 0);
    assert.ok((await attempts.begin(from('2001:db8::2', 'v6@lender.example.com'), now())) > 0);
  });
  it('S07: from everywhere together an account is slowed down, and its owner goes on where they have signed in before', async () => {
    const attempts = open(4);
    await attempts.begin(owner, now());
    await attempts.succeed(owner, now());
    const waits = await attack(attempts, 40);
    const let_through = waits.filter((wait) => wait === 0).length;
    assert.equal(let_through, 4 * 5 + 1);
    assert.ok(Math.max(...waits) <= 5000, 'seconds, no lock');
    assert.equal(await attempts.begin(owner, now()), 0, 'the owner');
    clock += 5000;
    assert.equal(await attempts.begin(from('192.0.2.9'), now()), 0, 'the owner on a journey');
    assert.equal(await attempts.begin(from('192.0.2.9', 'else@lender.example.com'), now()), 0);
    clock += quarterMs;
  });
  it('S07: all accounts together are slowed down, too', async () => {
    const attempts = open(1);
    const waits: number[] = [];
    for (let made = 0; made < 80; made += 1)
      waits.push(
        await attempts.begin(from(`198.51.100.${made}`, `a${made}@lender.example.com`), now()),
      );
    assert.equal(waits.filter((wait) => wait === 0).length, 50 + 5);
    assert.ok(Math.max(...waits) <= 1000);
    clock += quarterMs;
  });
  it('S07: 60 guesses at once are counted before a password is looked at', async () => {
    let looked = 0;
    const passwords = {
      ...cheapPasswords,
      matches: (password: string, hash: string) => {
        looked += 1;
        return cheapPasswords.matches(password, hash);
      },
    };
    const settings = {
      ...demo.settings,
      limits: { ...demo.settings.limits, failedSignInsPerAccount: 10 },
    };
    await using server = await createApiServer(settings, demo.db, passwords, demo);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        server.inject({
          method: 'POST',
          url: '/user/acct/login/',
          headers: { origin: ownOrigin, 'content-type': 'application/json' },
          payload: JSON.stringify({ email: 'guessed@example.test', password: `guess-${index}` }),
        }),
      ),
    );
    assert.equal(looked, 10);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 10);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 50);
  });
});
