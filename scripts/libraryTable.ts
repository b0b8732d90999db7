/** `npm run library-table`: writes the table of rules for other pages into mortgage-domain/README.md, from their docstrings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { findOffers, withLibraryTable } from './ledger/library';
import { readRepository } from './ledger/repository';

const file = 'mortgage-domain/README.md';
const { library } = findOffers(readRepository('.'));
writeFileSync(file, withLibraryTable(readFileSync(file, 'utf8'), library));
console.log(`${library.length} rules are for other pages.`);
