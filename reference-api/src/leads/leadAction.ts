/** A lead is checked by the same rules as on the page, stored before it is answered, and stored once. Source: CAL-8, FRM-25, NML-1, OPN-76; threat S09. */
import type { FastifyRequest } from 'fastify';
import {
  leadLeastFillMs,
  leadPageCookie,
} from 'mortgage-domain/leads/leadAction';
import { createHash, randomUUID } from 'node:crypto';
import { toMailAddress } from 'mortgage-domain/fields/email';
import { parsePhoneDigits } from 'mortgage-domain/fields/phone';
import { leadRequest } from 'mortgage-domain/host/hostRequests';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import {
  validateLead,
  type InvalidLeadField,
} from 'mortgage-domain/leads/validateLead';
import { defineAction, failure, type ActionAnswer } from '../actions/action';
import type { Database } from '../database/connect';
import { isForm } from '../http/requests';
import { findNmlsLender } from '../lenders/lenderActions';
import { findUndeliverable } from './findUndeliverable';
import { leadForm } from './leadForm';
import { isStored, storeLead } from './leadStore';

const keyPattern = /^[\w-]{8,100}$/;

export const contactAboutAdvertising = defineAction({
  schema: leadRequest,
  limit: 'leadsPerMinute',
  challenged: true,
  form: leadForm,
  looksAutomated: ({ website }, request) =>
    Boolean(website) || isTooSoon(request),
  async run({ input: { website: _website, ...given }, request, db, delivery }) {
    const lead = toOneForm(given);
    const key = isForm(request)
      ? toFormKey(lead)
      : readKey(request.headers['idempotency-key']);
    if (key === undefined) {
      return invalid(
        'Idempotency-Key',
        'The key has 8 to 100 letters, digits, hyphens or underscores.',
      );
    }
    const broken = await findBrokenField(db, given).catch(asError);
    if (broken) {
      // A repeat after a lost answer: later changes, for example in the directory, must not refuse it.
      if (await isStored(db, lead, key)) {
        return { body: {} };
      }
      if (broken instanceof Error) {
        throw broken;
      }
      return invalid(
        broken.field,
        `The lead breaks the rule "${broken.message}".`,
      );
    }
    if (!(await storeLead(db, lead, key, delivery.hasWebhook))) {
      return keyReused;
    }
    delivery.wake();
    return { body: {} };
  },
});

/** As it is stored and delivered, whatever was typed: an address, ten digits, an NMLS ID without zeros in front. */
const toOneForm = (lead: LeadPayload): LeadPayload => ({
  ...lead,
  emailAddress: toMailAddress(lead.emailAddress.trim()),
  phoneNumber: parsePhoneDigits(lead.phoneNumber)
    .slice(-10)
    .replace(/(...)(...)/, '($1) $2-'),
  ...(lead.nmlsId && { nmlsId: lead.nmlsId.replace(/^0+/, '') }),
});

const asError = (error: unknown): Error =>
  error instanceof Error
    ? error
    : new Error('The lead cannot be checked.', { cause: error });

/** A lead without a key is a lead of its own; undefined for a key that cannot be one. */
function readKey(
  given: string | readonly string[] | undefined,
): string | undefined {
  if (given === undefined) {
    return randomUUID();
  }
  const key = String(given);
  return keyPattern.test(key) ? key : undefined;
}

/** A form without script has no key: the same lead on the same day is one lead, however often it is sent. */
const toFormKey = (lead: LeadPayload): string =>
  createHash('sha256')
    .update(`${new Date().toISOString().slice(0, 10)} ${JSON.stringify(lead)}`)
    .digest('hex');

/** A directory that cannot be read is no verdict: that error becomes a 503, and nothing is stored (F27). */
async function findBrokenField(
  db: Database,
  lead: LeadPayload,
): Promise<InvalidLeadField | undefined> {
  const lender =
    lead.role === 'LoanOfficer'
      ? await findNmlsLender(db, lead.nmlsId ?? '')
      : undefined;
  return validateLead(lead, lender) ?? findUndeliverable(lead);
}

const keyReused = failure('IdempotencyKeyReused', {
  status: 422,
  field: 'Idempotency-Key',
  message: 'This key belongs to another lead. Send a new one.',
});

/** `validationErrors` is where the page looks for the field (API-7). */
const invalid = (field: string, message: string): ActionAnswer =>
  failure('InvalidLead', {
    status: 400,
    field,
    message,
    validationErrors: [field],
  });

/** The page itself waits that long, so that no person is ever too fast (S09). */
function isTooSoon({ cookies }: FastifyRequest): boolean {
  const sinceMs = Date.now() - Number(cookies[leadPageCookie]);
  return sinceMs >= 0 && sinceMs < leadLeastFillMs;
}
