/** A lead is checked by the same rules as on the page, stored before it is answered, and stored once. Source: CAL-8, OPN-76; threat S09. */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { leadPayloadSchema, type LeadPayload } from 'mortgage-domain/lead';
import { leadMessages, validateLead, validateParsedPhone } from 'mortgage-domain/leadValidation';
import { leads } from '../database/schema';
import { defineAction, failure, type ActionAnswer } from './action';
import { isDeliverableEmail, parseAmericanPhone } from './contactParsing';

const keyPattern = /^[\w-]{8,100}$/;

export const contactAboutAdvertising = defineAction({
  method: 'POST',
  schema: leadPayloadSchema,
  limit: 'leadsPerMinute',
  challenged: true,
  async run({ input, request, context: { db } }) {
    const given = request.headers['idempotency-key'];
    if (given !== undefined && !keyPattern.test(String(given))) return invalid('Idempotency-Key', 'The key has 8 to 100 letters, digits, hyphens or underscores.');
    const broken = findBrokenField(input);
    if (broken) return invalid(broken.field, broken.message);
    const idempotencyKey = given === undefined ? randomUUID() : String(given);
    const contentHash = hashOf(input);
    const stored = await db.insert(leads).values({ ...input, idempotencyKey, contentHash }).onConflictDoNothing({ target: leads.idempotencyKey }).returning({ id: leads.id });
    if (stored.length > 0) return { body: {} };
    const [known] = await db.select({ contentHash: leads.contentHash }).from(leads).where(eq(leads.idempotencyKey, idempotencyKey));
    // The same lead again is the answer that got lost; another one under its key would be lost without a word.
    return !known || known.contentHash === contentHash || known.contentHash === '' ? { body: {} } : failure('IdempotencyKeyReused', { status: 422, field: 'Idempotency-Key', message: 'This key belongs to another lead. Send a new one.' });
  },
});

function findBrokenField(lead: LeadPayload): { readonly field: string; readonly message: string } | undefined {
  const broken = validateLead(lead);
  if (broken) return broken;
  if (!isDeliverableEmail(lead.emailAddress)) return { field: 'emailAddress', message: leadMessages.email };
  const phone = parseAmericanPhone(lead.phoneNumber);
  const message = phone ? validateParsedPhone({ isEasilyRecognizableCode: phone.isEasilyRecognizableCode, hasExtension: phone.phoneNumber.extension !== undefined }) : leadMessages.phone;
  return message === undefined ? undefined : { field: 'phoneNumber', message };
}

const hashOf = (lead: LeadPayload): string => createHash('sha256').update(JSON.stringify(lead, Object.keys(lead).concat(Object.keys(lead.utmParams ?? {})).sort())).digest('base64url');
const invalid = (field: string, message: string): ActionAnswer => failure('InvalidLead', { status: 400, field, message });
