/** The server's check of a phone number. Source: ledger CAL-11. */
import * as v from 'valibot';

export interface ParsedPhone {
  readonly isEasilyRecognizableCode: boolean;
  readonly hasExtension: boolean;
}

export const parsedPhoneSchema = v.object({
  isEasilyRecognizableCode: v.fallback(v.boolean(), false),
  phoneNumber: v.optional(v.object({ extension: v.optional(v.fallback(v.string(), '')) })),
});

export function readParsedPhone(json: unknown): ParsedPhone {
  const { isEasilyRecognizableCode, phoneNumber } = v.parse(parsedPhoneSchema, json);
  return { isEasilyRecognizableCode, hasExtension: Boolean(phoneNumber?.extension) };
}
