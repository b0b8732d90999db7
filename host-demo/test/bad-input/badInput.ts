/** Generated bad requests to every route of a server. A bad answer throws with the seed and the smallest case. */
import fc from 'fast-check';
import { openTestDemo, ownOrigin } from '../demo';
import { openCallers } from './callers';
import { changes, type Change } from './changes';
import { toRequest } from './request';
import { nameOf, takesInput, toValidCalls, type ValidCall } from './validCalls';

interface Answer {
  readonly method: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const limitMs = 10_000;
/** A long poll is cut off after this time. */
const pollMs = 150;
const headers = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

export async function openBadInput() {
  const demo = await openTestDemo({
    limits: { failedSignInsPerAccount: 1_000_000_000 },
  });
  const callers = await openCallers(demo);
  const { calls, missing } = toValidCalls(callers.found);

  async function send(
    call: ValidCall,
    given: readonly Change[] = [],
  ): Promise<Answer> {
    const { method, ...rest } = toRequest(
      call,
      given,
      await callers.cookiesOf(call),
      headers,
    );
    const signal = AbortSignal.timeout(call.waits ? pollMs : limitMs);
    try {
      const response = await demo.server.inject({
        ...rest,
        method: method as 'GET',
        signal,
      });
      const { statusCode: status, body } = response;
      return {
        method,
        status,
        type: String(response.headers['content-type'] ?? ''),
        body,
      };
    } catch (error) {
      if (signal.aborted && call.waits) {
        return { method, status: 0, type: '', body: '' };
      }
      throw signal.aborted
        ? new Error(`No answer within ${limitMs} ms.`, { cause: error })
        : error;
    }
  }

  async function run(
    requests: number,
    seconds: number,
  ): Promise<Readonly<Record<number, number>>> {
    const byName = new Map(calls.map((call) => [nameOf(call.route), call]));
    const namesOf = (chosen: readonly ValidCall[]) =>
      fc.constantFrom(...chosen.map(({ route }) => nameOf(route)));
    const route = fc.oneof(
      { weight: 9, arbitrary: namesOf(calls.filter(takesInput)) },
      {
        weight: 1,
        arbitrary: namesOf(calls.filter((call) => !takesInput(call))),
      },
    );
    const statuses: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(route, changes, async (name, given) => {
        const answer = await send(byName.get(name)!, given);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const problem = judge(answer);
        if (problem) {
          throw new Error(`${name}: ${problem}`);
        }
      }),
      {
        numRuns: requests,
        plugins: [fc.interruptAfterTimeLimit(seconds * 1000)],
        includeErrorInReport: true,
      },
    );
    if (Object.keys({}).length > 0 || 'x' in {}) {
      throw new Error('Every object has a new member.');
    }
    for (const call of calls) {
      const { status } = await send(call);
      if (status >= 500) {
        throw new Error(`${nameOf(call.route)} answers ${status} afterwards.`);
      }
    }
    return statuses;
  }
  return { calls, missing, send, run, close: () => demo.close() };
}

/** Refusals of the input; other statuses refuse the sender or the rate. */
const inputRefusals = [400, 404, 405, 413, 414, 415, 422];

function judge({ method, status, type, body }: Answer): string | undefined {
  if (status >= 500) {
    return `It answers ${status}: ${body.slice(0, 200)}`;
  }
  // HEAD has no body.
  if (!inputRefusals.includes(status) || method === 'HEAD') {
    return undefined;
  }
  if (type.startsWith('application/json')) {
    return namesField(JSON.parse(body))
      ? undefined
      : `It names no field: ${body.slice(0, 200)}`;
  }
  // The status and title of a page name a missing address; a marked field or an alert names a bad field.
  const isNamed =
    status === 404 ||
    status === 405 ||
    /aria-invalid="true"|role="alert"|&quot;|"[^"]+" holds/.test(body);
  return isNamed ? undefined : `The page names no field: ${body.slice(0, 300)}`;
}

/** In `field`, or in GraphQL's extension; PubNub's protocol has a sentence only. */
function namesField(answer: unknown): boolean {
  if (Array.isArray(answer)) {
    return /Key|JSON/.test(String(answer[1]));
  }
  const { field, errors, service, error } = answer as Readonly<
    Record<string, unknown>
  >;
  const [first] = Array.isArray(errors)
    ? (errors as { extensions?: { field?: unknown } }[])
    : [];
  return (
    typeof field === 'string' ||
    typeof first?.extensions?.field === 'string' ||
    service === 'Access Manager' ||
    // The answer does not reveal a registered address (OPN-33).
    error === 'registrationFailed'
  );
}
