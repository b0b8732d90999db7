/**
 * `npm run ledger`: one line per requirement of docs/spec/ledger.md that no test names, beginning with its id.
 * Exit 1 when an area that docs/ledger-status.json declares complete has one; with `--declared` only such areas are listed.
 */
import { readFileSync } from 'node:fs';
import { readLedger, readTestNames, untested } from './ledgerRows';

const onlyDeclared = process.argv.includes('--declared');
const { complete } = JSON.parse(readFileSync('docs/ledger-status.json', 'utf8')) as {
  complete: string[];
};
const rows = readLedger(readFileSync('docs/spec/ledger.md', 'utf8'));
const missing = untested(rows, readTestNames());
const declared = missing.filter(({ area }) => complete.includes(area));
for (const { id, text } of onlyDeclared ? declared : missing) console.log(`${id}  ${text}`);
console.log(
  `${rows.length - missing.length} of ${rows.length} requirements are named by a test; areas declared complete: ${complete.join(' ') || 'none'}.`,
);
if (declared.length > 0) {
  console.error(
    `${declared.length} of the rows without a test are in areas declared complete. Name them in a test that would fail without them.`,
  );
  process.exitCode = 1;
}
