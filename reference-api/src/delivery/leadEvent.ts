/** What a webhook is sent of a lead, in the form of Standard Webhooks. Source: OPN-76, ENT-24. */
import { leadPayloadSchema } from 'mortgage-domain/leads/leadPayload';
import * as v from 'valibot';
import { leadEventTypes, type LeadMessage } from './leadMessages';

/** The whole lead at each event: the last one is all that counts. */
export const leadEvent = v.strictObject({
  type: v.picklist(leadEventTypes),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.strictObject({
    leadId: v.pipe(v.string(), v.regex(/^\d+$/)),
    ...leadPayloadSchema.entries,
  }),
});
export type LeadEvent = v.InferOutput<typeof leadEvent>;

export const toLeadEvent = ({ event, leadId, lead, createdAt }: LeadMessage): LeadEvent => ({
  type: event,
  timestamp: createdAt.toISOString(),
  data: { leadId: String(leadId), ...lead },
});
