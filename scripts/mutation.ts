/**
 * `npm run mutation -- <workspace> [--static] [file pattern …]`: changes the programs one spot at a time and counts how many
 * changes a test notices. Exit 1 below the threshold. What was found is kept in .cache/mutation: a second run looks only at
 * what has changed.
 */
import { Stryker } from '@stryker-mutator/core';
import { findScope, toOptions } from './mutation/options';

const [workspace = '', ...rest] = process.argv.slice(2);
const scope = findScope(workspace);
if (scope) {
  const patterns = rest.filter((word) => word !== '--static');
  const wishes = { patterns, withStatic: rest.includes('--static') };
  await new Stryker(toOptions(workspace, scope, wishes)).runMutationTest();
} else process.exitCode = 1;
