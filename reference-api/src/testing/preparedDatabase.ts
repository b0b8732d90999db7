/**
 * An embedded database with the real migrations and the real seed, made once for all test files and runs: creating one
 * takes four seconds of a processor, opening a copy a fraction of one. Whatever could change its content gives it
 * another name.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { createPasswords } from '../accounts/passwords';
import { openEmbedded } from '../database/connect';
import { seed } from 'host-demo/samples/seed';

const workspace = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(workspace, '../.cache/test-database');
const require = createRequire(import.meta.url);

/** Sign-ins are many in tests; the real cost is proven in passwords.nodetest.ts. */
export const cheapPasswords = createPasswords({ N: 1024, r: 8, p: 1 });

/** A copy for one database. Files that start at the same moment wait for the one that makes it. */
export async function readPreparedDatabase(): Promise<Blob> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${digestOfSources()}.tar`);
  if (!existsSync(file)) {
    const release = await lock(folder, {
      stale: 60_000,
      retries: { forever: true, minTimeout: 50, maxTimeout: 250 },
    });
    try {
      if (!existsSync(file)) {
        await prepare(file);
      }
    } finally {
      await release();
    }
  }
  return new Blob([readFileSync(file)]);
}

async function prepare(file: string): Promise<void> {
  await Promise.all(
    readdirSync(folder).map((old) =>
      rm(path.join(folder, old), { force: true }),
    ),
  );
  const database = await openEmbedded();
  try {
    await seed(database.db, cheapPasswords);
    const copy = await database.copy();
    writeFileSync(`${file}.new`, Buffer.from(await copy.arrayBuffer()));
    renameSync(`${file}.new`, file);
  } finally {
    await database.close();
  }
}

/** Of our sources, the migrations, the sample data, this file, and the database program itself. */
function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const name of ['src', 'migrations', '../host-demo/src/samples']) {
    for (const file of readdirSync(path.join(workspace, name), {
      recursive: true,
    }).sort()) {
      addFile(path.join(workspace, name, String(file)));
    }
  }
  addFile(import.meta.filename);
  addFile(require.resolve('@electric-sql/pglite'));
  return hash.digest('hex').slice(0, 16);

  function addFile(file: string): void {
    if (path.extname(file) !== '') {
      hash.update(file).update(readFileSync(file));
    }
  }
}
