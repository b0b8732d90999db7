/**
 * What the database holds of a person, table by table: it is exported, erased and told about (docs/privacy.md) by this list.
 * A test fails for a table that is in neither list. Children stand before their parents: so they are erased. Source: threat S10.
 */

export interface PersonalTable {
  readonly table: string;
  /** What it says of a person. */
  readonly what: string;
  /** Whose a row is: by which columns, and what these hold. */
  readonly owners: Readonly<Record<string, 'account' | 'email' | 'lead'>>;
  /** Columns that open something, which nobody is given. */
  readonly secrets?: readonly string[];
  readonly howLong: string;
  readonly erasure: Erasure;
}

export type Erasure =
  | { readonly to: 'removed' }
  /** What cannot go is nobody's any more. */
  | {
      readonly to: 'anonymised';
      readonly set: Readonly<Record<string, string | null>>;
      readonly why: string;
    }
  | { readonly to: 'kept'; readonly why: string };

const removed: Erasure = { to: 'removed' };

export const personalData: readonly PersonalTable[] = [
  {
    table: 'lead_messages',
    what: 'copies of leads on their way to a webhook or a mailbox, and whether they arrived',
    owners: { lead_id: 'lead' },
    howLong: 'as long as the lead',
    erasure: removed,
  },
  {
    table: 'leads',
    what: 'what was sent by the lead form: names, email address, phone number, role, NMLS ID, company, campaign',
    owners: { email_address: 'email' },
    howLong: 'two years (`LEADS_KEPT_DAYS`)',
    erasure: removed,
  },
  {
    table: 'calculator_marketing',
    what: 'the property that was looked at before a sign-in, with the guid of that browser',
    owners: { account_id: 'account' },
    howLong: '90 days (`CALCULATOR_KEPT_DAYS`)',
    erasure: removed,
  },
  {
    table: 'sessions',
    what: 'where somebody is signed in: digests of what the browser holds, and when it ends',
    owners: { account_id: 'account', impersonated_id: 'account' },
    secrets: ['id_hash', 'seed', 'auth_token_hash'],
    howLong: 'until the session ends',
    erasure: removed,
  },
  {
    table: 'lender_reviews',
    what: 'reviews that somebody wrote: name, rating, loan, words; and whether they were published',
    owners: { account_id: 'account' },
    howLong: 'as long as the lender is listed',
    erasure: {
      to: 'anonymised',
      set: { account_id: null, reviewer: 'Former member' },
      why: 'others have read it, and the rating of the lender rests on it',
    },
  },
  {
    table: 'accounts',
    what: 'email address, names, what somebody is on the site, and a digest of the password',
    owners: { email: 'email' },
    secrets: ['password_hash'],
    howLong: 'until it is erased',
    erasure: removed,
  },
];

/** Tables that say nothing of a person. */
export const impersonalTables: readonly string[] = [
  'lenders',
  'migrations',
  'nmls_lenders',
  'registered_lenders',
];
