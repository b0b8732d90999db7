/** Visitors who send leads, one after the other, while the server and its database break. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { leadActionPath, sampleLead } from '../demo';

interface Lead {
  readonly key: string;
  readonly emailAddress: string;
}
/** `away`: the connection was refused, so the lead was not sent. `nothing`: it was cut off. */
type Outcome = 'acknowledged' | 'refused' | 'nothing' | 'away';
export interface SentLead extends Lead {
  readonly outcome: Outcome;
}

const createLead = (): Lead => {
  const key = randomUUID();
  return { key, emailAddress: `${key}@lender.example.com` };
};

export async function sendLead(
  origin: string,
  { key, emailAddress }: Lead,
): Promise<Outcome> {
  try {
    const response = await fetch(`${origin}/mortgageapi/${leadActionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin, 'idempotency-key': key },
      body: JSON.stringify({ ...sampleLead, emailAddress }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.status === 200 ? 'acknowledged' : 'refused';
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'away' : 'nothing';
  }
}

/** As a form that is sent again: the same lead with the same key. */
export async function sendAgain(origin: string, lead: Lead): Promise<Outcome> {
  let outcome: Outcome = 'away';
  for (let tries = 0; tries < 5 && outcome !== 'acknowledged'; tries += 1) {
    outcome = await sendLead(origin, lead);
  }
  return outcome;
}

export function startPosters(origin: string, count: number) {
  const sent: SentLead[] = [];
  let isOver = false;
  const acknowledged = () =>
    sent.filter(({ outcome }) => outcome === 'acknowledged').length;
  const post = async () => {
    for (let lead = createLead(); !isOver;) {
      const outcome = await sendLead(origin, lead);
      // A starting server needs the processor.
      if (outcome !== 'acknowledged') {
        await wait(50);
      }
      if (outcome === 'away') {
        continue;
      }
      sent.push({ ...lead, outcome });
      lead = createLead();
    }
  };
  const all = Promise.all(Array.from({ length: count }, post));
  return {
    sent,
    /** Resolves after this many more acknowledged leads. */
    async more(leads: number) {
      const wanted = acknowledged() + leads;
      while (acknowledged() < wanted) {
        await wait(10);
      }
    },
    async stop() {
      isOver = true;
      await all;
    },
  };
}
