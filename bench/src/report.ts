/** What a run has found, in words: for the terminal, for `bench/results` and for docs/performance.md. */
import type { ProfileRound } from './measure';
import { profiles } from './profiles';
import { toProfileTable, toTables } from './table';
import type { Round } from './targets';

/** `date`: the day of the run. */
export function toReport(
  rounds: readonly Round[],
  profileRounds: readonly ProfileRound[],
  date: string,
): string {
  return [
    `Measured on ${date}.${rounds.length < 9 ? ` **Only ${rounds.length} rounds: a first look, nothing to decide by.**` : ''}`,
    '',
    toTables(rounds),
    `Profiles, ${profileRounds.length} rounds:`,
    '',
    toProfileTable(profileRounds, profiles),
    '',
  ].join('\n');
}
