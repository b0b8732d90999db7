/** Generated bad requests against a server of its own; whatever is wrong is thrown with the seed and the smallest case. */
import fc from 'fast-check';
import { openTestDemo, ownOrigin, type TestDemo } from '../demo';
import { openCallers } from './callers';
import { changes, type Change } from './changes';
import type { ValidCall } from './example';
import { judge, type Answer } from './judge';
import { toRequest, type Request } from './request';
import { nameOf, routes } from './routeTable';
import { takesInput, toValidCalls } from './toValidCalls';
import { judgeOnWire, wireCases } from './wire';

export interface BadInputOptions {
  readonly requests: number;
  readonly seconds: number;
  readonly seed?: number;
}
export interface Report {
  readonly requests: number;
  readonly routes: number;
  /** How many answers had which status; 0 for news that were waited for. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
}

const limitMs = 10_000;
/** Nobody waits for the end of a long poll. */
const patienceMs = 150;
const headers = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

export interface BadInput {
  readonly demo: TestDemo;
  readonly calls: readonly ValidCall[];
  /** Routes without a valid call, and calls without a route. */
  readonly missing: readonly string[];
  send(call: ValidCall, changes?: readonly Change[]): Promise<Answer>;
  run(options: BadInputOptions): Promise<Report>;
  close(): Promise<void>;
}

export async function openBadInput(): Promise<BadInput> {
  const demo = await openTestDemo({ limits: { failedSignInsPerAccount: 1_000_000_000 } });
  await demo.server.listen({ port: 0, host: '127.0.0.1' });
  const callers = await openCallers(demo);
  const { calls, missing } = toValidCalls(routes(), callers.found);
  const send = async (call: ValidCall, given: readonly Change[] = []) => {
    const cookies = call.as ? await callers.cookiesOf(call.as) : {};
    if (call.as && call.endsSession) callers.leave(call.as);
    return sendInTime(demo, call, toRequest(call, given, cookies, headers));
  };
  const bad = { demo, calls, missing, send, close: () => demo.close() };
  return { ...bad, run: (options) => run(bad, options) };
}

async function sendInTime(
  { server }: TestDemo,
  call: ValidCall,
  request: Request,
): Promise<Answer> {
  const { method, ...rest } = request;
  const signal = AbortSignal.timeout(call.waits ? patienceMs : limitMs);
  try {
    const response = await server.inject({ ...rest, method: method as 'GET', signal });
    const { statusCode: status, body } = response;
    return { method, status, type: String(response.headers['content-type'] ?? ''), body };
  } catch (error) {
    if (signal.aborted && call.waits) return { method, status: 0, type: '', body: '' };
    if (signal.aborted) throw new Error(`No answer within ${limitMs} ms.`, { cause: error });
    throw error;
  }
}

type Running = Pick<BadInput, 'demo' | 'calls' | 'send'>;

async function run(
  { demo, calls, send }: Running,
  { requests, seconds, seed }: BadInputOptions,
): Promise<Report> {
  const byName = new Map(calls.map((call) => [nameOf(call.route), call]));
  const namesOf = (chosen: readonly ValidCall[]) =>
    fc.constantFrom(...chosen.map(({ route }) => nameOf(route)));
  const route = fc.oneof(
    { weight: 9, arbitrary: namesOf(calls.filter(takesInput)) },
    { weight: 1, arbitrary: namesOf(calls.filter((call) => !takesInput(call))) },
  );
  const statuses: Record<string, number> = {};
  let sent = 0;
  let slowestMs = 0;
  const limits = {
    seed,
    interruptAfterTimeLimit: seconds * 1000,
    markInterruptAsFailure: false,
    includeErrorInReport: true,
  };
  await fc.assert(
    fc.asyncProperty(wireCases, async (given) => {
      sent += 1;
      const problem = await judgeOnWire(demo, given);
      if (problem) throw new Error(problem);
    }),
    { ...limits, interruptAfterTimeLimit: seconds * 100, numRuns: Math.ceil(requests / 100) },
  );
  await fc.assert(
    fc.asyncProperty(route, changes, async (name, given) => {
      const started = performance.now();
      const answer = await send(byName.get(name)!, given);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      sent += 1;
      const problem = judge(answer);
      if (problem) throw new Error(`${name}: ${problem}`);
    }),
    { ...limits, numRuns: requests },
  );
  await assertAlive({ demo, calls, send });
  return { requests: sent, routes: calls.length, statuses, slowestMs };
}

/** Every valid call is answered as before, the pages that show what was stored among them. */
async function assertAlive({ calls, send }: Running): Promise<void> {
  if (Object.keys({}).length > 0 || 'x' in {}) throw new Error('Every object has got a member.');
  for (const call of calls) {
    const { status } = await send(call);
    if (status >= 500) throw new Error(`${nameOf(call.route)} answers ${status} afterwards.`);
  }
}
