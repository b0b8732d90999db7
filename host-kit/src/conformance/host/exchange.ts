export interface Answered {
  readonly kind: 'answered';
  readonly isTls: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
export type Exchange = Answered | { readonly kind: 'unanswered'; readonly why: string };

/** Never rejects, and follows no redirect: a call is answered where it is made. */
export async function exchange(
  url: URL,
  init: RequestInit,
  answerLimitMs: number,
): Promise<Exchange> {
  const limit = AbortSignal.timeout(answerLimitMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: limit });
    const text = await response.text();
    const { status, headers } = response;
    return { kind: 'answered', isTls: url.protocol === 'https:', status, headers, text };
  } catch (error) {
    if (limit.aborted)
      return { kind: 'unanswered', why: `no whole answer in ${answerLimitMs / 1000} s` };
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    return { kind: 'unanswered', why: `the connection failed (${reason})` };
  }
}

/** The JSON of an answer; undefined where it is none. */
export function jsonOf(found: Exchange): unknown {
  if (found.kind === 'unanswered') return undefined;
  try {
    return JSON.parse(found.text);
  } catch {
    return undefined;
  }
}

/** A part of an answer by its dotted path; undefined where it is not there. */
export function partOf(found: Exchange, path: string): unknown {
  let value = jsonOf(found);
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return value;
}
