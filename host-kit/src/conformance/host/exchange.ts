import { attempt } from 'embed/attempt';

export interface Answered {
  readonly kind: 'answered';
  readonly isTls: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
export type Exchange =
  | Answered
  | { readonly kind: 'unanswered'; readonly why: string };

/** Never rejects, and follows no redirect: a call is answered where it is made. */
export async function exchange(
  url: URL,
  init: RequestInit,
  answerLimitMs: number,
): Promise<Exchange> {
  const limit = AbortSignal.timeout(answerLimitMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: limit,
    });
    const text = await response.text();
    const { status, headers } = response;
    return {
      kind: 'answered',
      isTls: url.protocol === 'https:',
      status,
      headers,
      text,
    };
  } catch (error) {
    if (limit.aborted) {
      return {
        kind: 'unanswered',
        why: `no whole answer in ${answerLimitMs / 1000} s`,
      };
    }
    const cause =
      error instanceof Error && error.cause instanceof Error
        ? error.cause
        : error;
    const reason =
      cause instanceof Error ? cause.message || cause.name : String(cause);
    return { kind: 'unanswered', why: `the connection failed (${reason})` };
  }
}

/** The JSON of an answer; undefined where it is none. */
export const jsonOf = (found: Exchange): unknown =>
  found.kind === 'unanswered'
    ? undefined
    : attempt(() => JSON.parse(found.text) as unknown);

/** A part of an answer by its dotted path; undefined where it is not there. */
export function partOf(found: Exchange, path: string): unknown {
  let value = jsonOf(found);
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null
        ? Reflect.get(value, name)
        : undefined;
  }
  return value;
}
