/** The samples of docs/your-own-api.md, as servers: the suite finds no difference at level 1. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { openFolder } from '../src/testing/folder';
import {
  freePort,
  startServer,
  stopServer,
  untilListening,
} from '../src/testing/servers';

const root = path.join(import.meta.dirname, '..');
const lineMax = 60;
const php = '/usr/bin/php';
const samples = [
  {
    file: 'level-1.mjs',
    program: process.execPath,
    argsAt: () => [],
    skip: false,
  },
  {
    file: 'level-1.php',
    program: php,
    argsAt: (port: number) => ['-S', `127.0.0.1:${port}`],
    skip: existsSync(php)
      ? false
      : 'php is not installed (Debian: apt-get install php-cli)',
  },
];
const account = { email: 'ada@example.test', password: 'sample-password-1' };

async function conform(folder: string, port: number) {
  const fixtures = path.join(folder, 'fixtures.json');
  writeFileSync(fixtures, JSON.stringify({ account }));
  const words = [
    `http://127.0.0.1:${port}`,
    '--level=1',
    `--fixtures=${fixtures}`,
    '--json',
  ];
  const command = [path.join(root, 'bin/conformance.mjs'), ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return (
    JSON.parse(stdout) as { results: { call: string; outcome: string }[] }
  ).results;
}

describe('an API of four calls', () => {
  const folder = openFolder('level');
  for (const { file, program, argsAt, skip } of samples) {
    it(
      `${file} conforms at level 1, in ${lineMax} lines at most`,
      { skip },
      async () => {
        const sample = path.join(root, 'samples', file);
        assert.ok(
          readFileSync(sample, 'utf8').trimEnd().split('\n').length <= lineMax,
        );
        const port = await freePort();
        const env = { PORT: String(port) };
        const args = [...argsAt(port), sample];
        const server = startServer(
          { program, args, env, listensAt: port },
          folder,
        );
        try {
          await untilListening(server);
          const results = await conform(folder, port);
          assert.deepEqual(
            results.filter(({ outcome }) => outcome !== 'passed'),
            [],
          );
          assert.equal(new Set(results.map(({ call }) => call)).size, 4);
        } finally {
          await stopServer(server);
        }
      },
    );
  }
});
