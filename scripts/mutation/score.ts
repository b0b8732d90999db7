/** How many mutants a test has noticed. Those that nobody could run, or that are left out, do not count. */
import type { MutantResult } from '@stryker-mutator/api/core';

export interface Score {
  readonly noticed: number;
  readonly all: number;
}

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

export function toScore(found: readonly Pick<MutantResult, 'status'>[]): Score {
  const count = (statuses: readonly string[]) =>
    found.filter(({ status }) => statuses.includes(status)).length;
  return { noticed: count(noticed), all: count([...noticed, ...unnoticed]) };
}

export const addScores = (scores: readonly Score[]): Score => ({
  noticed: scores.reduce((sum, score) => sum + score.noticed, 0),
  all: scores.reduce((sum, score) => sum + score.all, 0),
});

/** Where nothing could be changed, nothing went unnoticed. */
export const percentOf = ({ noticed: count, all }: Score): number =>
  all === 0 ? 100 : (100 * count) / all;
