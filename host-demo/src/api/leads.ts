/** A lead is checked by the same rules as on the page, stored before it is answered, and stored once. Source: CAL-8, OPN-76; threat S09. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import { leadPayloadSchema, type LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { leadMessages } from 'mortgage-domain/leads/leadMessages';
import { validateLead } from 'mortgage-domain/leads/validateLead';
import { validateParsedPhone } from 'mortgage-domain/leads/leadValidation';
import * as v from 'valibot';
import { leads } from '../database/schema';
import { defineAction, failure, text, type ActionAnswer } from './action';
import { isDeliverableEmail, parseAmericanPhone } from './contactParsing';

const keyPattern = /^[\w-]{8,100}$/;

export const contactAboutAdvertising = defineAction({
  method: 'POST',
  // `website` is a field that no person sees.
  schema: v.strictObject({ ...leadPayloadSchema.entries, website: v.optional(text(255)) }),
  limit: 'leadsPerMinute',
  challenged: true,
  looksAutomated: ({ website }, request) => Boolean(website) || isTooSoon(request),
  async run({ input: { website: _website, ...lead }, request, context: { db } }) {
    const given = request.headers['idempotency-key'];
    if (given !== undefined && !keyPattern.test(String(given)))
      return invalid(
        'Idempotency-Key',
        'The key has 8 to 100 letters, digits, hyphens or underscores.',
      );
    const broken = findBrokenField(lead);
    if (broken) return invalid(broken.field, broken.message);
    const row = {
      nmlsId: null,
      companyName: null,
      utmParams: null,
      ...lead,
      idempotencyKey: given === undefined ? randomUUID() : String(given),
    };
    // The same key from the same person is the same lead, sent again because the answer got lost, or corrected meanwhile.
    const stored = await db
      .insert(leads)
      .values(row)
      .onConflictDoUpdate({
        target: leads.idempotencyKey,
        set: row,
        setWhere: sql`lower(${leads.emailAddress}) = lower(${lead.emailAddress})`,
      })
      .returning({ id: leads.id });
    // Another person's would overwrite a lead without a word.
    return stored.length > 0
      ? { body: {} }
      : failure('IdempotencyKeyReused', {
          status: 422,
          field: 'Idempotency-Key',
          message: 'This key belongs to another lead. Send a new one.',
        });
  },
});

function findBrokenField(
  lead: LeadPayload,
): { readonly field: string; readonly message: string } | undefined {
  const broken = validateLead(lead);
  if (broken) return broken;
  if (!isDeliverableEmail(lead.emailAddress))
    return { field: 'emailAddress', message: leadMessages.email };
  const phone = parseAmericanPhone(lead.phoneNumber);
  const message = phone
    ? validateParsedPhone({
        isEasilyRecognizableCode: phone.isEasilyRecognizableCode,
        hasExtension: phone.phoneNumber.extension !== undefined,
      })
    : leadMessages.phone;
  return message === undefined ? undefined : { field: 'phoneNumber', message };
}

/** `validationErrors` is where the page looks for the field (API-7). */
const invalid = (field: string, message: string): ActionAnswer =>
  failure('InvalidLead', { status: 400, field, message, validationErrors: [field] });

const pageCookie = 'mortgage_lead_page';

/** Remembers when the form was sent to a visitor. Who drops it is no worse off: the rate limit still counts. */
export const markLeadPage = (reply: FastifyReply): FastifyReply =>
  reply.setCookie(pageCookie, String(Date.now()), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  });

/** The page itself waits that long, so that no person is ever too fast (S09). */
function isTooSoon({ cookies }: FastifyRequest): boolean {
  const sinceMs = Date.now() - Number(cookies[pageCookie]);
  return sinceMs >= 0 && sinceMs < leadLeastFillMs;
}
