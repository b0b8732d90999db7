/** Leads by HTTP, signed as Standard Webhooks has it (standardwebhooks.com). Source: OPN-76; threat S10. */
import { Webhook } from 'standardwebhooks';
import { codeOf } from '../database/databaseAway';
import type { WebhookSettings } from '../settings/settings';
import { type LeadMessage, toLeadEvent } from './leadMessages';

export type Outcome =
  | { readonly status: 'delivered' }
  | {
      readonly status: 'failed';
      /** In plain words, without sent or received content (S10). */
      readonly problem: string;
      /** The receiver refuses all further tries. */
      readonly isFinal?: boolean;
      /** The receiver asks for this much time. */
      readonly notBeforeMs?: number;
    };

/** Never rejects, and ends soon after its signal. */
export type Send = (
  message: LeadMessage,
  signal: AbortSignal,
) => Promise<Outcome>;

const gone = 410;
const busyStatuses = [429, 503];

export function createWebhook({
  url,
  secrets,
}: Pick<WebhookSettings, 'url' | 'secrets'>): Send {
  const signers = secrets.map((secret) => new Webhook(secret));
  return async (message, signal) => {
    const body = JSON.stringify(toLeadEvent(message));
    const now = new Date();
    try {
      const response = await fetch(url, {
        method: 'POST',
        // Only the configuration decides where a lead goes.
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'lead-delivery',
          'webhook-id': message.messageId,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signers
            .map((signer) => signer.sign(message.messageId, now, body))
            .join(' '),
        },
        body,
      });
      // The status is enough; an endless body is not read.
      response.body?.cancel().catch(() => undefined);
      return judge(response);
    } catch (error) {
      return { status: 'failed', problem: describeBreak(error, signal) };
    }
  };
}

function judge({ ok, status, headers }: Response): Outcome {
  if (ok) {
    return { status: 'delivered' };
  }
  if (status === gone) {
    return {
      status: 'failed',
      problem: 'It answers 410: no more messages.',
      isFinal: true,
    };
  }
  if (status >= 300 && status < 400) {
    return {
      status: 'failed',
      problem: `It answers ${status}: redirects are not followed.`,
    };
  }
  const after = busyStatuses.includes(status)
    ? (headers.get('retry-after') ?? '')
    : '';
  // A number of seconds, or a date.
  const notBeforeMs = Number(after) * 1000 || Date.parse(after) - Date.now();
  return {
    status: 'failed',
    problem: `It answers ${status}.`,
    ...(notBeforeMs > 0 ? { notBeforeMs } : {}),
  };
}

/** The code of the deepest cause, such as ECONNREFUSED: messages may name addresses. */
function describeBreak(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) {
    return 'It does not answer in time.';
  }
  let code: string | undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    code = codeOf(cause) ?? code;
  }
  return `It cannot be reached${code ? ` (${code})` : ''}.`;
}
