/**
 * What the database holds of a person, table by table: it is exported, erased and told about (docs/privacy.md) by this list.
 * A test fails for a table that is in neither list. Children stand before their parents: so they are erased. Source: threat S10.
 */

export interface PersonalTable {
  readonly table: string;
  /** What it says of a person. */
  readonly what: string;
  /** Whose a row is: by which columns, and what these hold. */
  readonly owners: Readonly<Record<string, Holder>>;
  /** Secret columns, which the export leaves out. */
  readonly secrets?: readonly string[];
  readonly howLong: string;
  readonly erasure: Erasure;
}

/** Ids of rows that lead to a person, or the address itself. */
export type Holder = 'account' | 'channel' | 'email' | 'impersonation' | 'lead';

export type Erasure = { readonly to: 'removed' } | { readonly to: 'kept'; readonly why: string };

const removed: Erasure = { to: 'removed' };
const recordOfStaff =
  'it says what staff has done, and holds ids alone, which lead to nobody once the account is gone';

export const personalData: readonly PersonalTable[] = [
  {
    table: 'lead_messages',
    what: 'copies of leads on their way to the webhook, and whether they arrived',
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
    secrets: ['id_hash', 'seed', 'auth_token_hash', 'replaced_by'],
    howLong: 'until the session ends',
    erasure: removed,
  },
  {
    table: 'inbox_messages',
    what: 'news of the Inbox on their way to the pages of who is signed in',
    owners: { channel: 'channel' },
    howLong: 'a short while, for pages that were away for a moment',
    erasure: removed,
  },
  {
    table: 'inbox_channels',
    what: 'how many news of the Inbox there were',
    owners: { channel: 'channel' },
    howLong: 'as long as the account',
    erasure: removed,
  },
  {
    table: 'impersonated_writes',
    what: 'what a member of staff changed while acting for somebody: time and route',
    owners: { impersonation_id: 'impersonation' },
    howLong: 'for ever, with the record of who acted',
    erasure: { to: 'kept', why: recordOfStaff },
  },
  {
    table: 'impersonations',
    what: 'which member of staff acted for whom, from when to when, by ids alone',
    owners: { impersonator_id: 'account', impersonated_id: 'account' },
    howLong: 'for ever: staff has to answer for it',
    erasure: { to: 'kept', why: recordOfStaff },
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

/** Tables that say nothing of a person; those of calls count them by digests, for minutes. */
export const impersonalTables: readonly string[] = [
  'call_counts',
  'migrations',
  'nmls_lenders',
  'page_measurements',
  'registered_lenders',
  'server_secrets',
  'write_probe',
];
