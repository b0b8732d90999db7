/**
 * `npm run ledger`: what docs/spec/ledger.md asks for and what shows it. One line for each of
 * - a row that no test names (decisions of taste left out, whose place has to be there),
 * - an exported rule or call that neither the product nor the demo uses, nor the library table of mortgage-domain/README.md offers,
 * - a row whose only tests are of such rules,
 * - a library table that is not what the sources say.
 * Exit 1 where there is any.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findOffers, withLibraryTable } from './ledger/library';
import { decisionArea, readLedger, type LedgerRow } from './ledger/ledgerRows';
import { findProofs } from './ledger/proofs';
import { readRepository } from './ledger/repository';

const readmeFile = 'mortgage-domain/README.md';
const repository = readRepository('.');
const { library, unused } = findOffers(repository);
const rows = readLedger(readFileSync('docs/spec/ledger.md', 'utf8'));
const { unnamed, hollow, lost } = findProofs(rows, {
  ...repository,
  unused: new Set(unused.map(({ place }) => place)),
  isFile: existsSync,
});
const readme = readFileSync(readmeFile, 'utf8');

const list = (heading: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
const toLine = ({ id, text }: LedgerRow): string => `${id}  ${text}`;
list('Named by no test:', unnamed.map(toLine));
list('Tested only by tests of rules that nothing uses:', hollow.map(toLine));
list('A matter of taste, whose place is not there:', lost.map(toLine));
list(
  'Used by nothing. Give it a caller, an @example for other pages, or take it away:',
  unused.map(({ file, name }) => `${name}  ${file}`),
);
const isStale = withLibraryTable(readme, library) !== readme;
if (isStale) console.log(`The table of ${readmeFile} is stale: npm run library-table`);

const count = (area: 'rows' | 'decisions', wanted: readonly LedgerRow[]): string =>
  `${wanted.length - unnamed.filter((row) => wanted.includes(row)).length} of ${wanted.length} ${area}`;
console.log(
  `${count(
    'rows',
    rows.filter(({ area }) => area !== decisionArea),
  )} and ${count(
    'decisions',
    rows.filter(({ area }) => area === decisionArea),
  )} are shown; ${library.length} rules are for other pages.`,
);
if (unnamed.length + hollow.length + lost.length + unused.length > 0 || isStale)
  process.exitCode = 1;
