/**
 * `npm run mutation -- <workspace> [--static] [--share=<percent>] [folder of src …]`: changes the programs one spot at a time and counts how many
 * changes a test notices. Exit 1 where a workspace, or what was asked for of it, is below the threshold. What was found is kept
 * in .cache/mutation: a second run looks only at what has changed.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { findScopes, toOptions } from './mutation/options';
import { addScores, percentOf, toScore, type Score } from './mutation/score';

/** Below it the command fails, in percent. */
const percentMin = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { static: { type: 'boolean' }, share: { type: 'string', default: '100' } },
});
const [workspace = '', ...asked] = positionals;
const share = Number(values.share);
if (!(share >= 1 && share <= 100))
  throw new Error(`--share=${values.share} is no percentage. Give one from 1 to 100.`);
const extent = { withStatic: values.static ?? false, share };
const scores = new Map<string, Score>();
for (const scope of findScopes(workspace, asked)) {
  const found = await new Stryker(toOptions(scope, extent)).runMutationTest();
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
