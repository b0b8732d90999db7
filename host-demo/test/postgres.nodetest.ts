/** The same migrations and the same tests on a real PostgreSQL, started here where one is installed (Debian: `apt-get install postgresql`). */
import assert from 'node:assert/strict';
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';

const debianFolder = '/usr/lib/postgresql';
/** Those that speak to the database; generated requests run once, on the embedded one. */
const files = [
  'actions',
  'leads',
  'sessions',
  'signIns',
  'oneTap',
  'navigation',
  'pages',
  'database',
  'security',
].map((name) => path.join(import.meta.dirname, `${name}.nodetest.ts`));

/** Folder of the programs: the newest of Debian's package, or wherever the path finds them. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(path.join(folder, program))),
  );
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
function findUser(): Pick<SpawnOptions, 'uid' | 'gid'> | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim()),
  );
  return uid && gid ? { uid, gid } : undefined;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const programs = findPrograms();
const user = findUser();
const isMissing =
  programs === undefined || user === undefined || process.env.TEST_DATABASE_URL !== undefined;

it(
  'OPN-76: the tests of the API pass on a PostgreSQL server as they do on the embedded one',
  { skip: isMissing && 'PostgreSQL is not installed, or these tests run on one already.' },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
    if (user!.uid !== undefined) chownSync(folder, user!.uid, user!.gid!);
    const data = path.join(folder, 'data');
    const run = (program: string, args: readonly string[]) => {
      const { status, stderr } = spawnSync(path.join(programs!, program), args, {
        ...user,
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      assert.equal(status, 0, `${program}: ${stderr}`);
    };
    const port = await freePort();
    try {
      run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
      run('pg_ctl', [
        'start',
        '-w',
        '-D',
        data,
        '-l',
        path.join(folder, 'log'),
        '-o',
        `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off`,
      ]);
      const { NODE_TEST_CONTEXT: _, ...env } = process.env;
      const child = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          '--test',
          `--test-concurrency=${availableParallelism()}`,
          '--test-reporter=tap',
          ...files,
        ],
        {
          env: { ...env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
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
      spawnSync(path.join(programs!, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', data], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
