/** A real PostgreSQL for one test, started here where one is installed (Debian: `apt-get install postgresql`). */
import assert from 'node:assert/strict';
import { spawnSync, type SpawnOptions } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'host-kit/testing/servers';
import pg from 'pg';

const debianFolder = '/usr/lib/postgresql';

/** Folder of the programs: the newest of Debian's package, or wherever the path finds them. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort(
        (one, other) => Number(other) - Number(one),
      )
    : [];
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((program) =>
      existsSync(path.join(folder, program)),
    ),
  );
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
function findUser(): Pick<SpawnOptions, 'uid' | 'gid'> | undefined {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(
      spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim(),
    ),
  );
  return uid && gid ? { uid, gid } : undefined;
}

const programs = findPrograms();
const user = findUser();

/** False where it is installed. */
export const postgresMissing: string | false =
  (programs === undefined || user === undefined) &&
  'PostgreSQL is not installed.';

export interface PostgresServer {
  /** Address of a database, or of the server's own. */
  url(database?: string, role?: string): string;
  /** Its data folder, for a copy that follows it. */
  readonly data: string;
  run(statement: string, database?: string): Promise<Record<string, unknown>[]>;
  start(settings?: readonly string[]): void;
  stop(): void;
  /** Stops it and removes what it wrote. */
  close(): void;
}

interface Place {
  /** Where its files go, empty or not there. */
  readonly folder?: string;
  /** Such as `fsync=off`. */
  readonly settings?: readonly string[];
  /** Address of the server whose copy it is: a standby. */
  readonly standbyOf?: PostgresServer;
}

export async function startPostgres({
  folder = mkdtempSync(path.join(tmpdir(), 'postgres-')),
  settings = [],
  standbyOf,
}: Place = {}): Promise<PostgresServer> {
  mkdirSync(folder, { recursive: true });
  if (user!.uid !== undefined) {
    chownSync(folder, user!.uid, user!.gid!);
  }
  const data = path.join(folder, 'data');
  const port = await freePort();
  const execute = (program: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(path.join(programs!, program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    assert.equal(status, 0, `${program}: ${stderr}`);
  };
  const url = (database = 'postgres', role = 'postgres') =>
    `postgres://${role}@127.0.0.1:${port}/${database}`;
  const server: PostgresServer = {
    url,
    data,
    run: (statement, database) => query(url(database), statement),
    start: (more = []) => {
      const options = [
        `-p ${port} -k ${folder} -h 127.0.0.1`,
        ...[...settings, ...more].map((one) => `-c ${one}`),
      ];
      const log = path.join(folder, 'log');
      execute('pg_ctl', [
        'start',
        '-w',
        '-D',
        data,
        '-l',
        log,
        '-o',
        options.join(' '),
      ]);
    },
    stop: () => execute('pg_ctl', ['stop', '-m', 'immediate', '-D', data]),
    close: () => {
      spawnSync(
        path.join(programs!, 'pg_ctl'),
        ['stop', '-m', 'immediate', '-D', data],
        {
          ...user,
          cwd: folder,
          stdio: 'ignore',
        },
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    if (standbyOf) {
      execute('pg_basebackup', ['-D', data, '-R', '-d', standbyOf.url()]);
    } else {
      execute('initdb', [
        '-D',
        data,
        '-A',
        'trust',
        '-U',
        'postgres',
        '--no-sync',
      ]);
    }
    server.start();
  } catch (error) {
    server.close();
    throw error;
  }
  return server;
}

async function query(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
