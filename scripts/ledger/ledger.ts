/** `npm run ledger`: lists the rows of docs/spec/ledger.md that no test of `npm test` names. Exit code 1 when there are any. */
import { existsSync, readFileSync } from 'node:fs';
import { filesOf } from '../house/sources';
import {
  decisionArea,
  featuresPage,
  readLedger,
  type LedgerRow,
} from './ledgerRows';
import { findMistakes } from './ledgerMistakes';
import { findProofs } from './proofs';
import { readTests } from './readTests';

const ledger = readFileSync('docs/spec/ledger.md', 'utf8');
const features = readLedger(readFileSync(featuresPage, 'utf8'));
const rows = [...readLedger(ledger), ...features];
const tests = filesOf('*.ts', '*.tsx')
  .filter(
    (file) =>
      /\.(test|spec|nodetest)\.tsx?$/.test(file) &&
      !file.startsWith('scripts/'),
  )
  .flatMap((file) => readTests(file, readFileSync(file, 'utf8')));
const { unnamed, late, lost } = findProofs(rows, tests, existsSync);

const list = (heading: string, found: readonly LedgerRow[]): void => {
  if (found.length === 0) {
    return;
  }
  console.log(
    [heading, ...found.map(({ id, text }) => `  ${id}  ${text}`)].join('\n'),
  );
};
list('No test names:', unnamed);
if (late.length > 0) {
  console.log(`Only \`npm run test:all\` shows: ${late.join(', ')}`);
}
list('The file of a decision of taste does not exist:', lost);

const specification = readFileSync('docs/spec/specification.md', 'utf8');
const mistakes = findMistakes(ledger, specification);
if (mistakes.length > 0) {
  console.log(mistakes.join('\n'));
}

const count = (kind: string, wanted: readonly LedgerRow[]): string =>
  `${wanted.filter((row) => !unnamed.includes(row)).length} of ${wanted.length} ${kind}`;
const decisions = rows.filter(({ area }) => area === decisionArea);
const requirements = rows.filter(
  (row) => !decisions.includes(row) && !features.includes(row),
);
console.log(
  `Shown: ${count('rows', requirements)}, ${count('decisions', decisions)}, ${count('features', features)}.`,
);
const failures = [unnamed, late, lost, mistakes].flat();
process.exitCode = failures.length > 0 ? 1 : 0;
