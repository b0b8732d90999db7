import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openDatabase } from '../database/connect';
import { createCounts } from '../limits/counts';
import { createKeys } from '../secrets/keys';
import { readSettings } from '../settings/settings';
import { testDatabaseVariables } from '../testing/testDatabase';
import { runAccount } from './accountCommand';
import { findAccount } from './accounts';
import { createAttempts } from './attempts';
import { createPasswords } from './passwords';

const env = await testDatabaseVariables();
const open = () => openDatabase(readSettings(env));

const unread = () => assert.fail('standard input is read');

async function run(args: string, read: string | typeof unread = '') {
  const lines: string[] = [];
  const note = (text: string) => lines.push(text);
  const code = await runAccount(
    args.split(' '),
    async () => (typeof read === 'string' ? read : read()),
    env,
    { log: note, error: note },
  );
  return { code, text: lines.join('\n') };
}

it('makes an account with one role, by a given or a made password, and never takes over another (S22 S25)', async () => {
  await (await open()).close();
  const made = await run('add Ada@real.example --role SiteAdmin');
  assert.equal(made.code, 0, made.text);
  const [, password = ''] = /^Password: (\S{24})$/m.exec(made.text) ?? [];
  const given = await run(
    'add bo@real.example --role CustomerSupport',
    'my own words\n',
  );
  assert.deepEqual([given.code, given.text.includes('my own')], [0, false]);
  assert.match(
    (await run('add ada@real.example --role DevAdmin')).text,
    /has an account already/,
  );
  assert.match(
    (await run('add cy@real.example --role DevAdmin', 'short')).text,
    /8 to 255/,
  );
  const wrongs: readonly (readonly [args: string, mistake: RegExp])[] = [
    ['', /^Begin with add or unlock/],
    ['add', /^"" is not an email/],
    ['add x --role DevAdmin', /^"x" is not an email/],
    ['add cy@real.example', /^Give only --role after/],
    ['add cy@real.example --role Boss', /^There is no role "Boss"/],
    ['unlock cy@real.example --from here', /^"here" is not an IP address/],
  ];
  for (const [args, mistake] of wrongs) {
    const { code, text } = await run(args, unread);
    assert.equal(code, 2, args);
    assert.match(text, mistake);
  }

  const { db, close } = await open();
  const rolesOf = async (email: string, word: string) =>
    (await findAccount(db, createPasswords(), { email, password: word }))
      ?.adminRoles;
  assert.deepEqual(await rolesOf('ada@real.example', password), ['SiteAdmin']);
  assert.deepEqual(await rolesOf('bo@real.example', 'my own words'), [
    'CustomerSupport',
  ]);
  await close();
});

it('S07: the owner of an attacked account signs in at a new place, and only there', async () => {
  await run('add dee@real.example --role SiteAdmin', 'my own words');
  const now = Date.now();
  /** Waits of the owner and of a stranger, during a flood. */
  const attack = async () => {
    const { db, close } = await open();
    const attempts = createAttempts(
      createCounts(db, createKeys(db, undefined)),
      2,
    );
    const begin = (ip: string) =>
      attempts.begin({ email: 'dee@real.example', ip }, now);
    for (let made = 0; made < 12; made += 1) {
      await begin(`198.51.100.${made}`);
    }
    const waits = [await begin('203.0.113.7'), await begin('203.0.113.8')];
    await close();
    return waits.map((ms) => ms > 0);
  };
  assert.deepEqual(await attack(), [true, true]);
  const unlocked = await run(
    'unlock Dee@real.example --from 203.0.113.7',
    unread,
  );
  assert.equal(unlocked.code, 0, unlocked.text);
  assert.deepEqual(await attack(), [false, true]);
  assert.match(
    (await run('unlock no@real.example --from 203.0.113.7')).text,
    /has no account/,
  );
});
