/** Leads by mail, in plain text. Source: OPN-76; threats S01, S10. */
import { createTransport } from 'nodemailer';
import { codeOf } from '../database/errorCode';
import type { EmailSettings } from '../settings/leadSettings';
import { isLoopback } from '../settings/loopback';
import type { Destination, Outcome } from './destination';
import { leadFields } from './leadFields';
import type { LeadMessage } from './leadMessages';
import { describeBreak } from './webhook';

export function createEmail({ to, from, server }: EmailSettings): Destination {
  const transport = createTransport({
    url: server,
    // Leads go over the network encrypted or not at all.
    requireTLS: !isLoopback(server),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'email',
    async send(message, signal) {
      try {
        // The envelope says who gets it, whatever the headers hold.
        await transport.sendMail({ ...toMail(message, from, to), envelope: { from, to }, signal });
        return { status: 'delivered' };
      } catch (error) {
        return toOutcome(error, signal);
      }
    },
  };
}

function toMail(message: LeadMessage, from: string, to: string) {
  const { lead, event, messageId } = message;
  const name = toLine(`${lead.firstName} ${lead.lastName}`);
  return {
    from,
    to,
    replyTo: { name, address: toLine(lead.emailAddress) },
    subject: `${event === 'lead.corrected' ? 'Corrected' : 'New'} advertising lead: ${name}`,
    // The same at each try, so that a mail program shows it once.
    messageId: `<${messageId}@${from.split('@').at(-1) ?? 'leads'}>`,
    text: toText(message),
  };
}

const toText = ({ lead, leadId, createdAt }: LeadMessage): string =>
  [
    'Somebody would like to advertise. Answer this mail to write to them.',
    '',
    ...leadFields.map(({ label, read }) => `${label}: ${toLine(read(lead)) || '-'}`),
    `Received: ${createdAt.toISOString()}`,
    `Lead: ${leadId}`,
    '',
  ].join('\n');

/** Typed text never begins a line of its own, in a header or below a label. */
const toLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The server's own words may quote addresses: its number says enough. */
function toOutcome(error: unknown, signal: AbortSignal): Outcome {
  const number =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  if (signal.aborted || Number.isNaN(number))
    return { status: 'failed', problem: describeBreak(error, signal) };
  const isAuth = error instanceof Error && codeOf(error) === 'EAUTH';
  return {
    status: 'failed',
    problem: `The mail server answers ${number}${isAuth ? ' to the sign-in' : ''}.`,
  };
}
