import type { Account } from '../database/schema';

/** What somebody's rights follow from: where it is another text than at the start of the session, they have changed (S06). */
export const rightsOf = (...acting: readonly (Account | undefined)[]): string =>
  acting
    .map((account) => account && [...account.adminRoles, '/', ...account.profileTypes].join(' '))
    .join(' as ');
