/** What the commands of both trials share: their options, and where their results go. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { postgresMissing } from 'reference-api/testing/postgres-server/postgresServer';
import { databaseKinds, usualDatabase, type DatabaseKind } from './trialHost';

const results = path.resolve(import.meta.dirname, '../../../.cache/trials');

export function readCount(name: string, text: string, most: number): number {
  const found = Number(text);
  if (Number.isInteger(found) && found >= 1 && found <= most) return found;
  throw new Error(`--${name}=${text} cannot be used. Give a whole number from 1 to ${most}.`);
}

export function readDatabase(text: string | undefined): DatabaseKind {
  if (text === undefined) return usualDatabase();
  const found = databaseKinds.find((kind) => kind === text);
  if (!found)
    throw new Error(`--database=${text} is none. Give one of: ${databaseKinds.join(', ')}.`);
  if (found === 'postgres' && postgresMissing)
    throw new Error(`${postgresMissing} Install it, or take --database=embedded.`);
  return found;
}

/** `.cache/trials/<name>.json` and `.md`. */
export async function writeResults(name: string, figures: object, table: string): Promise<void> {
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(path.join(results, `${name}.md`), `${table}\n`);
  console.log(`\n${path.join(results, name)}.json, .md`);
}
