/** A lead is checked by the same rules as on the page, stored before it is answered, and stored once. Source: CAL-8, OPN-76, S09. */
import { randomUUID } from 'node:crypto';
import { leadPayloadSchema } from 'mortgage-domain/lead';
import { validateLead } from 'mortgage-domain/leadValidation';
import * as v from 'valibot';
import { leads } from '../database/schema';
import type { ActionAnswer, ActionCall } from './actionRoutes';
import { isDeliverableEmail } from './contactParsing';

const keyPattern = /^[\w-]{8,100}$/;

export async function storeLead({ input, request, context: { db } }: ActionCall): Promise<ActionAnswer> {
  const given = request.headers['idempotency-key'];
  if (given !== undefined && !keyPattern.test(String(given))) return invalid('Idempotency-Key', 'The key has 8 to 100 letters, digits, hyphens or underscores.');
  const parsed = v.safeParse(leadPayloadSchema, input);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return invalid(v.getDotPath(issue) ?? 'body', issue.message);
  }
  const lead = parsed.output;
  const broken = validateLead(lead);
  if (broken) return invalid(broken.field, broken.message);
  if (!isDeliverableEmail(lead.emailAddress)) return invalid('emailAddress', 'Please enter a valid email address.');
  await db.insert(leads).values({ ...lead, idempotencyKey: given === undefined ? randomUUID() : String(given) }).onConflictDoNothing({ target: leads.idempotencyKey });
  return { body: {} };
}

const invalid = (field: string, message: string): ActionAnswer => ({ status: 400, body: { error: 'InvalidLead', field, message } });
