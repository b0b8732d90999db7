/** The server's check of a phone number. Source: ledger CAL-11. */
import * as v from 'valibot';
import { flag, idText, readAnswer } from '../wire/readAnswer';

export interface ParsedPhone {
  readonly isEasilyRecognizableCode: boolean;
  readonly hasExtension: boolean;
}

export const parsedPhoneSchema = v.object({
  isEasilyRecognizableCode: v.fallback(flag(), false),
  phoneNumber: v.optional(
    v.fallback(
      v.object({ extension: v.optional(v.fallback(idText(), '')) }),
      {},
    ),
  ),
});

export function readParsedPhone(json: unknown): ParsedPhone {
  const { isEasilyRecognizableCode, phoneNumber } = readAnswer(
    parsedPhoneSchema,
    json,
  );
  return {
    isEasilyRecognizableCode,
    hasExtension: Boolean(phoneNumber?.extension),
  };
}
