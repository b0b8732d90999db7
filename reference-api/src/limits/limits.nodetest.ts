import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAttempts } from '../accounts/attempts';
import { createCounts, type Counts, callCounts } from './counts';
import { createRateLimits, type CountCall } from './rateLimits';
import { createApiServer } from '../apiServer';
import { createKeys } from '../secrets/keys';
import { openTestApi, ownOrigin, type TestApi } from '../testing/testApi';
import { createVisitor } from '../testing/visitor';
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

/** Hits of so many calls, one after the other. */
async function call(
  countCall: CountCall,
  name: string,
  max: number,
  times: number,
) {
  const hits: number[] = [];
  for (let made = 0; made < times; made += 1) {
    hits.push((await countCall(name, max, minuteMs)).hits);
  }
  return hits;
}

/** Two processes, and the number of their queries. */
function startProcesses() {
  const asked = { times: 0 };
  const counted: Counts = {
    ...counts,
    add: (hits, at) => {
      asked.times += 1;
      return counts.add(hits, at);
    },
  };
  return [
    createRateLimits(counted, now),
    createRateLimits(counted, now),
    asked,
  ] as const;
}

describe('limits of calls', () => {
  it('S09: two processes count together, each call once, and begin again after the time', async () => {
    const [one, other, asked] = startProcesses();
    assert.deepEqual(await call(one, 'small', 6, 3), [1, 2, 3]);
    assert.deepEqual(await call(other, 'small', 6, 3), [4, 5, 6]);
    assert.deepEqual(await call(one, 'small', 6, 5), [7, 8, 9, 10, 11]);
    assert.equal(
      asked.times,
      7,
      'further calls of a refused caller cost no query',
    );
    assert.ok((await call(other, 'small', 6, 1))[0]! > 6);
    clock += minuteMs;
    assert.deepEqual(await call(other, 'small', 6, 1), [1]);
  });
  it('S09: of many at once as many pass as the limit allows', async () => {
    const processes = startProcesses();
    const counted = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { hits } = await processes[index % 2 ? 0 : 1](
          'burst',
          10,
          minuteMs,
        );
        return hits;
      }),
    );
    assert.equal(counted.filter((hits) => hits <= 10).length, 10);
  });
  it('S09: a large limit costs no query, and its process forgets the address that has been silent longest', async () => {
    const [one, , asked] = startProcesses();
    assert.deepEqual(await call(one, 'spender', 2000, 2), [1, 2]);
    for (let come = 0; come < 49_999; come += 1) {
      await one(`other ${come}`, 2000, minuteMs);
    }
    assert.deepEqual(await call(one, 'spender', 2000, 1), [3]);
    await one('one more', 2000, minuteMs);
    assert.deepEqual(await call(one, 'other 0', 2000, 1), [1]);
    assert.deepEqual(await call(one, 'spender', 2000, 1), [4]);
    assert.equal(asked.times, 0);
  });
  it('S10: the table names no one, and ended counts leave it', async () => {
    await counts.add([{ name: 'call 203.0.113.7', windowMs: minuteMs }], now());
    const rows = await demo.db.select().from(callCounts);
    assert.ok(
      rows.length > 0 && rows.every(({ key }) => /^[\w-]{43}$/.test(key)),
    );
    clock += quarterMs;
    const [one] = startProcesses();
    clock += quarterMs;
    await one('later', 6, minuteMs);
    assert.equal(await demo.db.$count(callCounts), 1);
  });
});

describe('attempts', () => {
  const owner = { email: 'Owner@Lender.example.com', ip: '203.0.113.1' };
  const open = (max: number) => createAttempts(counts, max);
  const from = (ip: string, email = owner.email) => ({ email, ip });
  /** Waits of so many attempts from new addresses. */
  async function attack(
    attempts: ReturnType<typeof open>,
    times: number,
    email = owner.email,
  ) {
    const waits: number[] = [];
    for (let made = 0; made < times; made += 1) {
      waits.push(
        await attempts.begin(
          { email, ip: `198.51.${made >> 8}.${made & 255}` },
          now(),
        ),
      );
    }
    return waits;
  }

  it('S07: are counted by account and address for a quarter of an hour, by all processes, however the address is typed', async () => {
    const [one, other] = [open(2), open(2)];
    assert.equal(await one.begin(owner, now()), 0);
    assert.equal(
      await other.begin(
        { ...owner, email: ' owner@lender.example.com ' },
        now(),
      ),
      0,
    );
    assert.equal(await one.begin(owner, now()), quarterMs);
    clock += quarterMs - 1;
    assert.equal(await other.begin(owner, now()), 1);
    clock += 1;
    assert.equal(await one.begin(owner, now()), 0);
    await one.succeed(owner, now());
    assert.deepEqual(
      [await one.begin(owner, now()), await one.begin(owner, now())],
      [0, 0],
      'a right one starts over',
    );
    clock += quarterMs;
  });
  it('S07: all addresses of one IPv6 network are one', async () => {
    const attempts = open(1);
    assert.equal(
      await attempts.begin(from('2001:db8::1', 'v6@lender.example.com'), now()),
      0,
    );
    assert.ok(
      (await attempts.begin(
        from('2001:db8::2', 'v6@lender.example.com'),
        now(),
      )) > 0,
    );
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
    const inOwn = { ...from('192.0.2.77'), browser: 'own' };
    assert.equal(
      await attempts.begin(inOwn, now()),
      0,
      'in a browser of the owner',
    );
    clock += 5000;
    assert.equal(
      await attempts.begin(from('192.0.2.9'), now()),
      0,
      'the owner on a journey',
    );
    assert.equal(
      await attempts.begin(from('192.0.2.9', 'else@lender.example.com'), now()),
      0,
    );
    clock += quarterMs;
  });
  it('S08: attempts that a busy server does not check slow no caller down', async () => {
    const attempts = open(1);
    for (let made = 0; made < 25; made += 1) {
      await attempts.begin(
        from(`198.51.100.${made}`, 'busy@lender.example.com'),
        now(),
      );
      await attempts.withdraw(
        from(`198.51.100.${made}`, 'busy@lender.example.com'),
      );
    }
    const stranger = from('192.0.2.5', 'busy@lender.example.com');
    assert.equal(await attempts.begin(stranger, now()), 0);
  });
  it('S07: each sign-in makes its network known for 30 days more', async () => {
    const attempts = open(1);
    const daily = from('203.0.113.9', 'daily@lender.example.com');
    await attempts.admit(daily, now());
    await attempts.succeed(daily, now());
    assert.equal(
      await attempts.isKnown(daily, now() + 29 * 24 * 4 * quarterMs),
      true,
    );
  });
  it('S07: all accounts together are slowed down, too', async () => {
    const attempts = open(1);
    const waits: number[] = [];
    for (let made = 0; made < 80; made += 1) {
      waits.push(
        await attempts.begin(
          from(`198.51.100.${made}`, `a${made}@lender.example.com`),
          now(),
        ),
      );
    }
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
    await using server = await createApiServer(
      settings,
      demo.db,
      passwords,
      demo,
    );
    const guesser = createVisitor(server, { origin: ownOrigin });
    const email = 'guessed@example.test';
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        guesser.postJson('/user/acct/login/', {
          email,
          password: `guess-${index}`,
        }),
      ),
    );
    assert.equal(looked, 10);
    assert.equal(
      answers.filter(({ statusCode }) => statusCode === 401).length,
      10,
    );
    assert.equal(
      answers.filter(({ statusCode }) => statusCode === 429).length,
      50,
    );
  });
});
