/** The lookups of the page, each made once for a key. Source: LAP-28, OPN-107, CAL-7, CAL-9..11, ERR-24. */
import * as v from 'valibot';
import { readParsedPhone } from 'mortgage-domain/fields/parsedPhone';
import { parsePhoneDigits } from 'mortgage-domain/fields/phone';
import type { HostAction } from 'mortgage-domain/host/hostActions';
import {
  nmlsLenderFields,
  readNmlsLender,
} from 'mortgage-domain/lenders/nmlsLender';
import {
  readRegisteredLender,
  registeredLenderFields,
} from 'mortgage-domain/lenders/registeredLender';
import { readAnswer } from 'mortgage-domain/wire/readAnswer';
import { settleCall } from 'remote-kit/settle-call';
import {
  createLookupCache,
  type Api,
  type ApiResult,
  type CallOptions,
  type Reader,
} from 'session-shared/session';

export type Lookups = ReturnType<typeof createLookups>;

interface Question<Value> {
  readonly action: HostAction;
  readonly input: object;
  readonly read: Reader<Value>;
  readonly options?: CallOptions;
  /** The error that is an answer about the key. */
  readonly verdict: string;
}

/** `answered`: called after each call that the server answers. */
export function createLookups(
  api: Api,
  answered: () => void = () => undefined,
) {
  let cached = createLookupCache();
  const lookUp = <Value>(key: string, question: Question<Value>) =>
    cached(question.action, key, async () => {
      const result = await ask(api, question);
      if (result.ok || result.error !== 'ConnectionFailure') {
        answered();
      }
      return result;
    });
  return {
    nmlsLender: (nmlsId: string) =>
      lookUp(nmlsId, {
        action: 'getNMLSLender',
        input: { nmlsId, fields: nmlsLenderFields },
        read: readNmlsLender,
        verdict: 'UnknownNMLSId',
      }),
    /** By the trimmed text (CAL-10). */
    email: (emailAddress: string) =>
      lookUp(emailAddress, {
        action: 'parseEmailAddress',
        input: { emailAddress },
        read: (json) => readAnswer(v.object({}), json),
        verdict: 'InvalidEmailAddress',
      }),
    phone: (phoneNumber: string) =>
      lookUp(parsePhoneDigits(phoneNumber), {
        action: 'parsePhoneNumber',
        input: { phoneNumber },
        read: readParsedPhone,
        verdict: 'InvalidPhoneNumber',
      }),
    /** In the visitor's name (CAL-9). */
    registeredLender: (lenderId: string) =>
      lookUp(lenderId, {
        action: 'getRegisteredLender',
        input: { lenderRef: { lenderId }, fields: registeredLenderFields },
        read: readRegisteredLender,
        options: { authenticated: true, errorOnly: true },
        verdict: 'UnknownLender',
      }),
    forget: (): void => {
      cached = createLookupCache();
    },
  };
}

/**
 * Returns a value, a verdict on the key, or what is no answer about the key, so that the lookup may be made again
 * (OPN-107): ConnectionFailure without any answer of the server, UnexpectedError for any other.
 */
async function ask<Value>(
  api: Api,
  { action, input, read, options, verdict }: Question<Value>,
): Promise<ApiResult<Value>> {
  const result = await settleCall(() => api.post(action, input, read, options));
  if (result.ok || result.error === verdict) {
    return result;
  }
  const isLost = result.error === 'ConnectionFailure' && !result.isRefused;
  return {
    ok: false,
    error: isLost ? 'ConnectionFailure' : 'UnexpectedError',
  };
}
