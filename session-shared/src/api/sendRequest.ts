/** The fetch layer: one request, its limits, and JSON or nothing. Source: ledger API-9, ERR-4, ERR-7, OPN-44; fault F30. */
import { isRecord } from 'mortgage-domain/wire/isRecord';
import type { PageRequest } from './contract';

export const timeoutMs = 10_000;
/** Longer than any answer of the API; limits a gzip bomb and an endless stream (F30). Bytes after decompression. */
export const answerMaxBytes = 1_048_576;
const timeoutMessage = 'Fetch Request Timeout';

export interface HttpRequest extends PageRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly keepalive?: boolean;
}

/** `content`: of the JSON; the text itself where a request asks for it. */
export type Answer =
  | {
      readonly kind: 'content';
      readonly status: number;
      readonly content: unknown;
    }
  | { readonly kind: 'unreadable'; readonly status: number }
  | { readonly kind: 'empty'; readonly status?: number };

export type Send = (request: HttpRequest) => Promise<Answer>;

/** Sends one request; rejects with 'Fetch Request Timeout' after the time limit, and with the cause when no server answers. */
export async function sendRequest(
  fetchFn: typeof fetch,
  { url, signal, asText = false, ...init }: HttpRequest,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetchFn(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? endedBy([signal, timeout]) : timeout,
    });
    const text = await readText(response);
    const { status } = response;
    if (text === undefined) {
      return { kind: 'unreadable', status };
    }
    const answer: Answer =
      text.trim() === '' ? { kind: 'empty', status } : parse(text, status);
    return asText && !readBlockScript(answer)
      ? { kind: 'content', status, content: text }
      : answer;
  } catch (cause) {
    throw timeout.aborted ? new Error(timeoutMessage, { cause }) : cause;
  }
}

/** Aborts with the first signal. Browsers before 2024 have no `AbortSignal.any`. */
function endedBy(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) {
      first.abort(signal.reason);
    }
    signal.addEventListener('abort', () => first.abort(signal.reason), {
      signal: first.signal,
    });
  }
  return first.signal;
}

function parse(text: string, status: number): Answer {
  try {
    return { kind: 'content', status, content: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable', status };
  }
}

/** The text of an answer; undefined if it is too long. A copy is counted: Chromium reports a body read piece by piece as failed. */
export async function readText(
  response: Response,
): Promise<string | undefined> {
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) {
      return response.text();
    }
    bytes += piece.value.length;
    if (bytes > answerMaxBytes) {
      await Promise.all([reader?.cancel(), response.body?.cancel()]);
      return undefined;
    }
  }
}

/** The address of the challenge's script, when the answer is a bot block. */
export const readBlockScript = (answer: Answer): string | undefined =>
  answer.kind === 'content' &&
  isRecord(answer.content) &&
  typeof answer.content.blockScript === 'string'
    ? answer.content.blockScript || undefined
    : undefined;
