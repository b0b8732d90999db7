import type { Account } from '../database/schema';

/** The text of an account's rights; a different text than at the start of the session means that they changed (S06). */
export const rightsOf = (...acting: readonly (Account | undefined)[]): string =>
  acting
    .map((account) => account && [...account.adminRoles, '/', ...account.profileTypes].join(' '))
    .join(' as ');
