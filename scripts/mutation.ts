/**
 * `npm run mutation -- <workspace> [--static] [folder of src …]`: changes the programs one spot at a time and counts how many
 * changes a test notices. Exit 1 where a workspace, or what was asked for of it, is below the threshold. What was found is kept
 * in .cache/mutation: a second run looks only at what has changed.
 */
import { Stryker } from '@stryker-mutator/core';
import { findScopes, toOptions } from './mutation/options';
import { addScores, percentOf, toScore, type Score } from './mutation/score';

/** Below it the command fails, in percent. */
const percentMin = 85;

const [workspace = '', ...rest] = process.argv.slice(2);
const asked = rest.filter((word) => word !== '--static');
const scores = new Map<string, Score>();
for (const scope of findScopes(workspace, asked)) {
  const found = await new Stryker(toOptions(scope, rest.includes('--static'))).runMutationTest();
  scores.set(scope.name, toScore(found));
}
const total = addScores([...scores.values()]);
for (const [name, score] of [...scores, [`${workspace} in all`, total] as const])
  console.log(
    `${percentOf(score).toFixed(1).padStart(5)} %  ${score.noticed} of ${score.all}  ${name}`,
  );
if (percentOf(total) < percentMin) {
  console.error(`The tests notice less than ${percentMin} % of the changes.`);
  process.exitCode = 1;
}
