import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import {
  createPasswords,
  owaspCost,
  BusyError,
  createTurns,
} from './passwords';

describe('passwords', () => {
  it("S08: are hashed by scrypt with OWASP's parameters and a salt of their own", async () => {
    const passwords = createPasswords();
    const [one, other] = await Promise.all([
      passwords.hash('sample-password-1'),
      passwords.hash('sample-password-1'),
    ]);
    assert.match(one, /^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    assert.notEqual(one, other);
    assert.equal(await passwords.matches('sample-password-1', one), true);
    assert.equal(await passwords.matches('sample-password-2', one), false);
    assert.deepEqual(owaspCost, { N: 131_072, r: 8, p: 1 });
  });
  it('S07: the hash of no account costs as much as a real one, and no password fits it', async () => {
    const passwords = createPasswords({ N: 1024, r: 8, p: 1 });
    assert.equal(passwords.isOutdated(passwords.unusableHash), false);
    for (const guess of ['', 'sample-password-1']) {
      assert.equal(
        await passwords.matches(guess, passwords.unusableHash),
        false,
      );
    }
  });
  it('S08: a hash of cheaper parameters is still read, and known as outdated', async () => {
    const old = await createPasswords({ N: 1024, r: 8, p: 1 }).hash(
      'Ａ-caf\u00e9-1',
    );
    for (const cost of [
      { N: 2048, r: 8, p: 1 },
      { N: 1024, r: 8, p: 2 },
    ]) {
      const passwords = createPasswords(cost);
      assert.equal(
        await passwords.matches('A-cafe\u0301-1', old),
        true,
        'other keyboards',
      );
      assert.equal(passwords.isOutdated(old), true);
    }
  });
});

it('S08: the queue before the hashing lets few run, some wait, and refuses the rest', async () => {
  const run = createTurns({ atOnce: 2, waiting: 3, patienceMs: 60_000 });
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const task = () =>
    run(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    });
  const tasks = Array.from({ length: 6 }, () =>
    task().then(
      () => 'done',
      (error: unknown) => (error instanceof BusyError ? 'busy' : 'failed'),
    ),
  );
  const answers: string[] = [];
  for (const one of tasks) {
    void one.then((answer) => answers.push(answer));
  }
  while (answers.length < 6) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(most, 2);
  assert.deepEqual(answers.toSorted(), [
    'busy',
    'done',
    'done',
    'done',
    'done',
    'done',
  ]);
});

describe('a flood of sign-ins', () => {
  it('S07 S08: a known visitor has a place when strangers take all, and is next', async () => {
    const run = createTurns({ atOnce: 1, waiting: 3, patienceMs: 60_000 });
    const done: string[] = [];
    let finish!: () => void;
    const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
    const strangers = [1, 2, 3].map(() =>
      run(async () => done.push('stranger')),
    );
    await assert.rejects(
      run(async () => done.push('refused')),
      BusyError,
    );
    const known = run(async () => done.push('known'), true);
    finish();
    await Promise.all([first, known, ...strangers]);
    assert.deepEqual(done, ['known', 'stranger', 'stranger', 'stranger']);
  });
  it('S08: a visitor who has waited four seconds is refused, and a task without a waiting visitor is not done', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const run = createTurns({ atOnce: 1, waiting: 3, patienceMs: 4000 });
      const done: string[] = [];
      let finish!: () => void;
      const running = run(async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        done.push('running');
      });
      const waiting = run(async () => done.push('waiting')).then(
        () => 'done',
        (error: unknown) => (error instanceof BusyError ? 'busy' : 'failed'),
      );
      await new Promise((resolve) => setImmediate(resolve));
      mock.timers.tick(3999);
      assert.equal(
        await Promise.race([waiting, Promise.resolve('waits')]),
        'waits',
      );
      mock.timers.tick(1);
      assert.equal(await waiting, 'busy');
      finish();
      await running;
      assert.equal(await run(async () => 'next'), 'next', 'the queue goes on');
      assert.deepEqual(done, ['running']);
    } finally {
      mock.timers.reset();
    }
  });
});
