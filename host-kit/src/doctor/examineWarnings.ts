/** What ours say on the console, beside what the other examinations tell in their own words. */
import { configBlockAttribute } from 'embed/hand-overs';
import { risk, type Examination } from './finding';

const ours = /^\[(mortgage \w+|[\w-]+-remote)\] /;
const toldElsewhere: readonly RegExp[] = [
  /^\[mortgage embed\] data-/,
  new RegExp(configBlockAttribute),
  /could not start/,
  /has nowhere to go/,
  /something on this page empties/,
];

export const nothingElseIsSaid: Examination = ({ warnings }) => {
  const said = warnings
    .filter((text) => ours.test(text) && !toldElsewhere.some((told) => told.test(text)))
    // Behind it stands an error with its stack.
    .map((text) => text.split('\n')[0]?.trim() ?? '');
  return [...new Set(said)].map((text) =>
    risk(`Ours say: ${text}`, 'docs/troubleshooting.md has it, with what it means and what to do.'),
  );
};
