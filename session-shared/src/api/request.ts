/** The fetch layer: one request, a time limit, and JSON or nothing. Source: ledger API-4, API-9, ERR-4, ERR-7, OPN-44. */
export const timeoutMs = 10_000;
const timeoutMessage = 'Fetch Request Timeout';

export type Fetch = typeof fetch;

/** What came back, before anybody has looked into it. */
export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly json: unknown }
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreadable'; readonly status: number }
  | { readonly kind: 'empty' };

/** Sends one request; rejects with 'Fetch Request Timeout' after the time limit, and with the cause when nothing answers. */
export async function sendRequest(
  fetchFn: Fetch,
  url: string,
  { signal, asText, ...init }: RequestInit & { asText?: boolean },
): Promise<Answer> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetchFn(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = await response.text();
    if (asText) return { kind: 'text', status: response.status, text };
    return text.trim() === '' ? { kind: 'empty' } : parse(text, response.status);
  } catch (cause) {
    throw limit.aborted ? new Error(timeoutMessage, { cause }) : cause;
  }
}

function parse(text: string, status: number): Answer {
  try {
    return { kind: 'json', status, json: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable', status };
  }
}
