/** When sessions are over, by the clock of the database, which all processes share. Source: threat S06. */
import { sql, type SQL } from 'drizzle-orm';
import { sessions } from '../database/schema';

export const seconds = (count: SQL | number | typeof sessions.idleSeconds): SQL =>
  sql`make_interval(secs => ${count})`;

const idleEnd = sql`${sessions.lastSeenAt} + ${seconds(sessions.idleSeconds)}`;
export const isAlive: SQL = sql`(${sessions.expiresAt} > now() and ${idleEnd} > now())`;

const leftUntil = (end: SQL | typeof sessions.expiresAt) =>
  sql<number>`ceil(extract(epoch from ${end} - now()))::int`;
export const idleLeft = leftUntil(idleEnd);
export const lifeLeft = leftUntil(sessions.expiresAt);

/** A use is written once a minute at most, and after a twentieth of a short session. */
const noteEvery = seconds(sql`least(60, ${sessions.idleSeconds} / 20.0)`);
export const isNoteDue = sql<boolean>`${sessions.lastSeenAt} < now() - ${noteEvery}`;
