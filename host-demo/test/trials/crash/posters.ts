/** People who send leads, one after the other, while everything behind them breaks. */
import { setTimeout as wait } from 'node:timers/promises';
import { createLead, leadHeaders, leadPath, type DistinctLead } from '../distinctLead';

/** What somebody was told: it has arrived, it has not (a status that says so), nothing, or that nobody is there. */
export type Told = 'acknowledged' | 'refused' | 'nothing' | 'away';

export interface SentLead extends DistinctLead {
  readonly told: Told;
}

export interface Posters {
  /** Every lead that was sent so far. */
  readonly sent: readonly SentLead[];
  /** Resolves once this many more were acknowledged; rejects when the time is over. */
  readonly acknowledged: (more: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const answerLimitMs = 10_000;
const awayPauseMs = 50;

export async function sendLead(
  origin: string,
  { key, body }: DistinctLead,
  client: number,
): Promise<Told> {
  try {
    const response = await fetch(`${origin}${leadPath}`, {
      method: 'POST',
      headers: leadHeaders(origin, key, client),
      body,
      signal: AbortSignal.timeout(answerLimitMs),
    });
    await response.text();
    return response.status === 200 ? 'acknowledged' : 'refused';
  } catch (error) {
    return isRefusedConnection(error) ? 'away' : 'nothing';
  }
}

/** Nobody listens: the lead has not left. */
const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** As a form does that is sent again: the same lead under the same key. */
export async function sendAgain(origin: string, lead: SentLead, client: number): Promise<Told> {
  let told: Told = 'away';
  for (let tries = 0; tries < 5 && told !== 'acknowledged'; tries += 1)
    told = await sendLead(origin, lead, client);
  return told;
}

/** `deadline`: of the whole trial. */
export function startPosters(origin: string, count: number, deadline: number): Posters {
  const sent: SentLead[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  let acknowledged = 0;
  const post = async (client: number) => {
    let lead = createLead(client);
    for (let index = client; !isOver; index += count) {
      const told = await sendLead(origin, lead, client);
      if (told === 'acknowledged') acknowledged += 1;
      for (const look of waiting) look();
      // While nobody listens the processor is the starting server's.
      if (told !== 'acknowledged') await wait(awayPauseMs);
      if (told === 'away') continue;
      sent.push({ ...lead, told });
      lead = createLead(index + count);
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, client) => post(client)));
  return {
    sent,
    acknowledged: (more) =>
      new Promise((resolve, reject) => {
        const wanted = acknowledged + more;
        const look = () => {
          if (acknowledged < wanted && Date.now() < deadline) return;
          waiting.delete(look);
          if (acknowledged >= wanted) resolve();
          else
            reject(new Error('The time of the trial is over: the host took too long to recover.'));
        };
        waiting.add(look);
      }),
    async stop() {
      isOver = true;
      await all;
    },
  };
}
