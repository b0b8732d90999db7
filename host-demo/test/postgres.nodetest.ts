/** The same migrations and the same tests on a real PostgreSQL. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { postgresMissing, startPostgres } from './postgres-server/postgresServer';

/** Those that speak to the database; generated requests run once, on the embedded one. */
const files = [
  ...['actions', 'leads', 'sessions', 'navigation', 'pages', 'database', 'security'],
  ...['delivery', 'limits', 'messaging', 'oneTap', 'signIns'],
].map((name) => path.join(import.meta.dirname, `${name}.nodetest.ts`));
const runArgs = [
  ...['--import', 'tsx', '--test', '--test-reporter=tap'],
  `--test-concurrency=${availableParallelism()}`,
];
const isThere = process.env.TEST_DATABASE_URL !== undefined && 'These tests run on one already.';

it(
  'OPN-76: the tests of the API pass on a PostgreSQL server as they do on the embedded one',
  { skip: isThere || postgresMissing },
  async () => {
    const server = await startPostgres();
    try {
      const { NODE_TEST_CONTEXT: _, ...env } = process.env;
      const child = spawn(process.execPath, [...runArgs, ...files], {
        env: { ...env, TEST_DATABASE_URL: server.url() },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let report = '';
      child.stdout.on('data', (chunk: Buffer) => {
        report += chunk.toString();
      });
      const code = await new Promise((resolve) => child.once('exit', resolve));
      assert.equal(
        code,
        0,
        report
          .split('\n')
          .filter((line) => /^\s*(?:not ok|error:|expected:|actual:)/.test(line))
          .join('\n'),
      );
      assert.ok(Number(/^# pass (\d+)/m.exec(report)?.[1]) > 100, 'the tests really ran');
    } finally {
      server.close();
    }
  },
);
