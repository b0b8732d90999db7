/** `npm run person -- export <email>` and `npm run person -- erase <email> --yes`. */
import type { Database } from '../database/connect';
import { runCommand, type Terminal } from '../database/runCommand';
import { erasePerson, exportPerson, readDeliveredIds, type Erased } from './person';

const usage = [
  'npm run person -- export <email>        all that is held of a person, as JSON',
  'npm run person -- erase <email> --yes   removes it; without --yes it only says what would go',
].join('\n');
export async function runPerson(
  [task, email, ...rest]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const isKnown = task === 'export' || task === 'erase';
  const isAgreed = rest.length === 1 && rest[0] === '--yes';
  if (!isKnown || !email?.includes('@') || (rest.length > 0 && !(isAgreed && task === 'erase'))) {
    terminal.complain(usage);
    return 2;
  }
  return runCommand(env, terminal, (db) =>
    task === 'export' ? print(db, email, terminal) : erase(db, email, isAgreed, terminal),
  );
}

async function print(db: Database, email: string, terminal: Terminal): Promise<number> {
  const held = await exportPerson(db, email);
  if (Object.values(held).every((rows) => rows.length === 0)) return findNothing(email, terminal);
  const exported = { email, exportedAt: new Date().toISOString(), held };
  terminal.say(JSON.stringify(exported, undefined, 2));
  return 0;
}

async function erase(
  db: Database,
  email: string,
  isAgreed: boolean,
  terminal: Terminal,
): Promise<number> {
  const { say, complain } = terminal;
  if (!isAgreed) {
    const held = Object.entries(await exportPerson(db, email));
    complain(
      [
        ...held.map(([table, rows]) => `${table}: ${rows.length}`),
        'Nothing was erased. Add --yes to do it; it cannot be undone.',
      ].join('\n'),
    );
    return 1;
  }
  const delivered = await readDeliveredIds(db, email);
  const erased = await erasePerson(db, email);
  if (erased.every(({ rows }) => rows === 0)) return findNothing(email, terminal);
  say(erased.map(describe).join('\n'));
  if (delivered.length > 0)
    say(
      `The webhook's receiver has these messages: ${delivered.join(', ')}. Ask it to erase them, too.`,
    );
  say('Backups hold it until they are overwritten.');
  return 0;
}

function findNothing(email: string, { complain }: Terminal): number {
  complain(`The database has no row of ${email}. Check the address.`);
  return 1;
}

const describe = ({ table, rows, keptBecause }: Erased): string =>
  `${table}: ${rows} ${keptBecause ? `kept (${keptBecause})` : 'removed'}`;
