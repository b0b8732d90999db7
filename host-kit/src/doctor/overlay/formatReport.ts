import { leftToCommand } from '../examine';
import type { Finding } from '../finding';
import { formatFindings } from '../formatFindings';
import type { Policy } from './fetchPolicy';

/** What is to be copied: the command's own report, what only the command sees, and the header. */
export const formatReport = (
  address: string,
  findings: readonly Finding[],
  { header, needs }: Policy,
): string =>
  [
    formatFindings(address, findings),
    '',
    `Seen from inside the page. Only the command (npx --no embed-doctor ${address}) sees: ${leftToCommand.join(', ')}.`,
    '',
    header ?? `For the header to send: npx --no embed-csp ${needs.join(' ')}`,
    '',
  ].join('\n');
