/** A start as docs/operating.md has it: with every public variable, on an empty PostgreSQL. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sampleAccounts, samplePassword } from '../src/samples/sampleAccounts';
import { openDatabase } from 'reference-api/database/connect';
import { seedAccounts } from '../src/samples/seed';
import { cheapPasswords } from 'reference-api/testing/preparedDatabase';
import {
  postgresMissing,
  startPostgres,
} from 'reference-api/testing/postgres-server/postgresServer';
import { findFreePorts, startDemoProcess } from './demo-process/demoProcess';

const sampleTables = [
  'accounts',
  'nmls_lenders',
  'registered_lenders',
  'leads',
];
const demoPages = [
  ...[
    '/legacy/',
    '/legacy/clean',
    '/legacy/webforms',
    '/legacy/lib/jquery',
    '/homedetails/12-larch-street/',
  ],
  ...['/demo/without-reload/', '/demo/one-tap/', '/lender-profile/L-1001/'],
];
const demoCalls = [
  '/demo/messages',
  '/demo/challenge',
  '/demo/one-tap/credential',
];
const pages = [
  '/',
  '/mortgage-rates/',
  '/refinance/',
  '/mortgage-calculator/',
  '/user/acct/login/',
];

it(
  'a deployment has no sample account, lender, page or credential, and does not start with one (S25)',
  { skip: postgresMissing },
  async (t) => {
    const postgres = await startPostgres();
    t.after(() => postgres.close());
    const [port = 0] = await findFreePorts(1);
    const origin = 'https://www.real.example';
    const start = () => {
      const started = startDemoProcess({
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: postgres.url(),
        SECRET: 'y'.repeat(32),
        LISTEN_HOST: '127.0.0.1',
        PUBLIC_ORIGINS: origin,
        STATIC_ORIGIN: 'http://127.0.0.1:1',
        TRUST_PROXY: '1',
      });
      t.after(() => started.child.kill('SIGKILL'));
      return started;
    };
    const deployment = start();
    await deployment.ready;
    const ask = (path: string, body?: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: {
          origin,
          'x-forwarded-proto': 'https',
          'content-type': 'application/json',
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });

    for (const table of sampleTables) {
      assert.deepEqual(await postgres.run(`select * from ${table}`), [], table);
    }
    for (const path of demoPages) {
      assert.equal((await ask(path)).status, 404, path);
    }
    for (const path of demoCalls) {
      assert.equal((await ask(path, {})).status, 404, path);
    }
    for (const path of pages) {
      const page = await ask(path);
      assert.equal(page.status, 200, path);
      assert.doesNotMatch(
        (await page.text()).replace(/<style[^]*?<\/style>/, ''),
        /sample|example\.test|larch|\bdemo\b/i,
        path,
      );
    }
    for (const { name } of sampleAccounts) {
      const credentials = {
        email: `${name}@example.test`,
        password: samplePassword,
      };
      assert.equal(
        (await ask('/user/acct/login/', credentials)).status,
        401,
        name,
      );
    }
    assert.doesNotMatch(deployment.output(), /sample|example\.test/);
    deployment.child.kill('SIGTERM');
    assert.equal(await deployment.code, 0);

    const { db, close } = await openDatabase({
      databaseUrl: postgres.url(),
      dataDir: '',
    });
    await seedAccounts(db, cheapPasswords);
    await close();
    const refused = start();
    assert.equal(await refused.code, 1);
    assert.match(
      refused.output(),
      /^The database has sample accounts, .+ Remove them \(npm run person/,
    );
  },
);
