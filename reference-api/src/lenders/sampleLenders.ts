/** The NMLS directory and the registered lenders of the demo: fictional, and the same on every machine. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { nmlsLenders, registeredLenders } from '../database/schema';

type NmlsRow = typeof nmlsLenders.$inferInsert;

const names = v.pipe(v.array(v.string()), v.nonEmpty());
const { firstNames, lastNames, companies } = v.parse(
  v.strictObject({ firstNames: names, lastNames: names, companies: names }),
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'sampleNames.json'), 'utf8')),
);
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const fixedLenders: readonly NmlsRow[] = [
  {
    nmlsId: 123456,
    nmlsType: 'Individual',
    individualNames: [
      { firstName: 'Ada', middleName: 'M', lastName: 'Lane' },
      { firstName: 'Adele', lastName: 'Lane' },
    ],
    companyNames: ['Lanternlight Lending', 'Porchlight Mortgage'],
  },
  {
    nmlsId: 123457,
    nmlsType: 'Individual',
    individualNames: [{ firstName: 'Bruno', lastName: 'Keel', suffix: 'Jr.' }],
    companyNames: [],
  },
  {
    nmlsId: 654321,
    nmlsType: 'Company',
    individualNames: [],
    companyNames: ['Lanternlight Lending'],
  },
];

const generatedCount = 3000;

const toGeneratedLender = (_: unknown, index: number): NmlsRow =>
  index % 10 === 9 ? toCompany(index) : toIndividual(index);

const toCompany = (index: number): NmlsRow => ({
  nmlsId: 300_000 + index,
  nmlsType: 'Company',
  individualNames: [],
  companyNames: [`${pick(companies, index)} ${index}`],
});

const toIndividual = (index: number): NmlsRow => ({
  nmlsId: 200_000 + index,
  nmlsType: 'Individual',
  individualNames: [{ firstName: pick(firstNames, index), lastName: pick(lastNames, index * 7) }],
  companyNames: index % 3 === 0 ? [] : [pick(companies, index * 3)],
});

export const sampleNmlsLenders = (): NmlsRow[] => [
  ...fixedLenders,
  ...Array.from({ length: generatedCount }, toGeneratedLender),
];

export const sampleRegisteredLenders: (typeof registeredLenders.$inferInsert)[] = [
  { lenderId: 'L-1001', quoteParticipant: true },
  { lenderId: 'L-1002', quoteParticipant: false },
];
