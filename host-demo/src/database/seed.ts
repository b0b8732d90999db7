/** Sample data: accounts, the NMLS directory, registered lenders. Fictional, and the same on every machine. */
import { count } from 'drizzle-orm';
import type { Passwords } from '../accounts/passwords';
import { sampleAccounts, sampleEmail, samplePassword } from '../accounts/sampleAccounts';
import type { Database } from './connect';
import { accounts, nmlsLenders, registeredLenders } from './schema';

type NmlsRow = typeof nmlsLenders.$inferInsert;

const firstNames = [
  'Ada',
  'Ben',
  'Clara',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hiro',
  'Ines',
  'Jonas',
  'Kira',
  'Luis',
  'Maya',
  'Noor',
  'Otis',
  'Priya',
  'Quinn',
  'Rosa',
  'Sami',
  'Tara',
];
const lastNames = [
  'Ashgrove',
  'Birchwell',
  'Cloverfield',
  'Dunmore',
  'Elmhurst',
  'Fernbrook',
  'Glenhaven',
  'Hollowell',
  'Ivyleigh',
  'Juniper',
  'Kestrel',
  'Larkspur',
  'Mossley',
  'Nightingale',
  'Oakhart',
];
const companies = [
  'Lanternlight Lending',
  'Porchlight Mortgage',
  'Cedar & Stone Home Loans',
  'Bluebird Lending Group',
  'Harbor Lane Mortgage',
  'Thistledown Finance',
  'Copper Kettle Home Loans',
];
const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length]!;

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

const generatedLenders = (): NmlsRow[] =>
  Array.from({ length: 3000 }, (_, index) =>
    index % 10 === 9
      ? {
          nmlsId: 300_000 + index,
          nmlsType: 'Company',
          individualNames: [],
          companyNames: [`${pick(companies, index)} ${index}`],
        }
      : {
          nmlsId: 200_000 + index,
          nmlsType: 'Individual',
          individualNames: [
            { firstName: pick(firstNames, index), lastName: pick(lastNames, index * 7) },
          ],
          companyNames: index % 3 === 0 ? [] : [pick(companies, index * 3)],
        },
  );

const batchSize = 500;

/** Fills an empty database; one that has accounts is left alone. */
export async function seed(db: Database, passwords: Pick<Passwords, 'hash'>): Promise<void> {
  const [row] = await db.select({ found: count() }).from(accounts);
  if ((row?.found ?? 0) > 0) return;
  const lenders = [...fixedLenders, ...generatedLenders()];
  for (let start = 0; start < lenders.length; start += batchSize)
    await db
      .insert(nmlsLenders)
      .values(lenders.slice(start, start + batchSize))
      .onConflictDoNothing();
  await db
    .insert(registeredLenders)
    .values([
      { lenderId: 'L-1001', quoteParticipant: true },
      { lenderId: 'L-1002', quoteParticipant: false },
    ])
    .onConflictDoNothing();
  // One hash serves all: they share one published password, and hashing ten times would cost every first start two seconds.
  const passwordHash = await passwords.hash(samplePassword);
  await db
    .insert(accounts)
    .values(
      sampleAccounts.map(
        ({ name, firstName, lastName, profileTypes = [], adminRoles = [], lenderId }) => ({
          id: `X1-${name}`,
          email: sampleEmail(name),
          passwordHash,
          firstName,
          lastName,
          professional: profileTypes.length > 0,
          profileTypes: [...profileTypes],
          adminRoles: [...adminRoles],
          lenderId,
        }),
      ),
    )
    .onConflictDoNothing();
}
