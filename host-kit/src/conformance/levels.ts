/** Calls of each level of docs/your-own-api.md; each level also has those before it. The last one is the whole contract. */
const levels: readonly (readonly string[])[] = [
  ['whoAmIByCookie', 'signIn', 'signInPage', 'signOutPage'],
  [
    'contactMaplehearthAboutMortgageAdvertising',
    'getNMLSLender',
    'parseEmailAddress',
    'parsePhoneNumber',
  ],
];

/** The calls of a level; an empty list means all. Throws for a level that does not exist. */
export function callsOfLevel(level: string | undefined): readonly string[] {
  if (level === undefined || level === '3') return [];
  if (level !== '1' && level !== '2')
    throw new Error(`There is no level "${level}". Say --level=1, --level=2 or --level=3.`);
  return levels.slice(0, Number(level)).flat();
}
