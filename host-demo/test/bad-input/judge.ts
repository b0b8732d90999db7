/** Whether an answer to a bad request is a good one. */

export interface Answer {
  /** HEAD: only the head of an answer is sent. */
  readonly method: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Refusals of what was sent; others are of who sends, how often and by which word. */
const namesField = [400, 404, 405, 413, 414, 415, 422];

/** What is wrong with it; undefined where nothing is. */
export function judge({ method, status, type, body }: Answer): string | undefined {
  if (status >= 500) return `It answers ${status}: ${body.slice(0, 200)}`;
  if (!namesField.includes(status) || method === 'HEAD') return undefined;
  if (type.startsWith('application/json'))
    return isNamed(JSON.parse(body))
      ? undefined
      : `It does not name the field: ${body.slice(0, 200)}`;
  // A page says what is not there by its status and title, and what is wrong where it is.
  const isTold = status === 404 || status === 405 || /role="alert"|&quot;|"[^"]+" holds/.test(body);
  return isTold ? undefined : `The page does not say where: ${body.slice(0, 300)}`;
}

/** By `field`; in GraphQL's own shape by its extension; PubNub's protocol has a sentence alone. */
function isNamed(answer: unknown): boolean {
  if (Array.isArray(answer)) return /Key|JSON/.test(String(answer[1]));
  const { field, errors, service, error } = answer as Readonly<Record<string, unknown>>;
  const [first] = Array.isArray(errors) ? (errors as { extensions?: { field?: unknown } }[]) : [];
  return (
    typeof field === 'string' ||
    typeof first?.extensions?.field === 'string' ||
    service === 'Access Manager' ||
    // Which address is taken is not said (OPN-33).
    error === 'registrationFailed'
  );
}
