/**
 * Kills the API (SIGKILL) and the database (immediate) in turn while leads are sent, and counts afterwards.
 * Source: OPN-76.
 */
import { count } from 'drizzle-orm';
import { leads } from 'reference-api/database/schema';
import { openTrialHost, type DatabaseKind, type TrialHost } from '../trialHost';
import { sendAgain, startPosters, type SentLead, type Told } from './posters';

export interface CrashOptions {
  readonly database: DatabaseKind;
  readonly kills: number;
  /** Leads that are acknowledged between two kills. */
  readonly leadsBetween: number;
  readonly limitMs: number;
}

export interface CrashFigures {
  readonly database: DatabaseKind;
  readonly killsOfApi: number;
  readonly killsOfDatabase: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** Told that it has arrived, and not there: must be none. */
  readonly lost: number;
  /** More rows than one: must be none. */
  readonly doubled: number;
  /** Told that it has not arrived. */
  readonly refused: number;
  /** Of these, there all the same: sent again under its key, it stays one. */
  readonly refusedButStored: number;
  /** Of those that were told nothing. */
  readonly cut: number;
  readonly cutButStored: number;
  /** Sent again under their keys once everything was back, and not acknowledged then: must be none. */
  readonly stillRefused: number;
  /** From the kill to the next acknowledgement. */
  readonly recoveryMs: readonly number[];
  readonly seconds: number;
}

export const isSound = ({ lost, doubled, stillRefused }: CrashFigures): boolean =>
  lost === 0 && doubled === 0 && stillRefused === 0;

const posters = 8;

export async function runCrashTrial(options: CrashOptions): Promise<CrashFigures> {
  const startedAt = Date.now();
  const host = await openTrialHost(options.database);
  try {
    await host.start();
    const people = startPosters(host.origin, posters, startedAt + options.limitMs);
    const recoveryMs = await killInTurn(host, options, people.acknowledged).finally(people.stop);
    const before = await readRows(host);
    const open = people.sent.filter(({ told }) => told !== 'acknowledged');
    const again = await sendAllAgain(host.origin, open);
    const after = await readRows(host);
    const told = (what: SentLead['told']) => people.sent.filter((lead) => lead.told === what);
    const stored = (some: readonly SentLead[]) =>
      some.filter(({ emailAddress }) => before.has(emailAddress));
    const killsOfDatabase = host.database ? Math.floor(options.kills / 2) : 0;
    return {
      database: options.database,
      killsOfApi: options.kills - killsOfDatabase,
      killsOfDatabase,
      sent: people.sent.length,
      acknowledged: told('acknowledged').length,
      lost: told('acknowledged').length - stored(told('acknowledged')).length,
      doubled: [...after.values()].filter((rows) => rows > 1).length,
      refused: told('refused').length,
      refusedButStored: stored(told('refused')).length,
      cut: told('nothing').length,
      cutButStored: stored(told('nothing')).length,
      stillRefused: again.filter((one) => one !== 'acknowledged').length,
      recoveryMs,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    };
  } finally {
    await host.close();
  }
}

/** Every second one is the database's, where it is a server of its own. */
async function killInTurn(
  host: TrialHost,
  { kills, leadsBetween }: CrashOptions,
  acknowledged: (more: number) => Promise<void>,
): Promise<readonly number[]> {
  const recoveryMs: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await acknowledged(leadsBetween);
    const killedAt = Date.now();
    if (host.database && kill % 2 === 1) {
      host.database.stop();
      host.database.start();
    } else {
      await host.end('SIGKILL');
      await host.start();
    }
    await acknowledged(1);
    recoveryMs.push(Date.now() - killedAt);
  }
  await acknowledged(leadsBetween);
  return recoveryMs;
}

async function sendAllAgain(origin: string, open: readonly SentLead[]): Promise<readonly Told[]> {
  const left = [...open];
  const told: Told[] = [];
  const send = async (_: unknown, client: number) => {
    for (let lead = left.pop(); lead; lead = left.pop())
      told.push(await sendAgain(origin, lead, client));
  };
  await Promise.all(Array.from({ length: posters }, send));
  return told;
}

/** How many rows each person has. The embedded database is read while no process has it. */
async function readRows(host: TrialHost): Promise<ReadonlyMap<string, number>> {
  if (!host.database) await host.end('SIGTERM');
  const database = await host.open();
  try {
    const rows = await database.db
      .select({ emailAddress: leads.emailAddress, found: count() })
      .from(leads)
      .groupBy(leads.emailAddress);
    return new Map(rows.map(({ emailAddress, found }) => [emailAddress, found]));
  } finally {
    await database.close();
    if (!host.database) await host.start();
  }
}
