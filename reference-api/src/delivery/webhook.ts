/** Leads by HTTP, signed as Standard Webhooks has it (standardwebhooks.com). Source: OPN-76; threat S10. */
import { Webhook } from 'standardwebhooks';
import { codeOf } from '../database/errorCode';
import type { WebhookSettings } from '../settings/leadSettings';
import type { Destination, Outcome } from './destination';
import { toLeadEvent } from './leadEvent';

const gone = 410;
const busyStatuses = [429, 503];

export function createWebhook({ url, secrets }: WebhookSettings): Destination {
  const signers = secrets.map((secret) => new Webhook(secret));
  return {
    name: 'webhook',
    async send(message, signal) {
      const body = JSON.stringify(toLeadEvent(message));
      const now = new Date();
      try {
        const response = await fetch(url, {
          method: 'POST',
          // Where a lead goes is the configuration's to say, not an answer's.
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
    },
  };
}

function judge({ ok, status, headers }: Response): Outcome {
  if (ok) return { status: 'delivered' };
  if (status === gone)
    return { status: 'failed', problem: 'It answers 410: it wants no more.', isFinal: true };
  if (status >= 300 && status < 400)
    return { status: 'failed', problem: `It answers ${status}: redirects are not followed.` };
  const seconds = busyStatuses.includes(status) ? Number(headers.get('retry-after')) : 0;
  return {
    status: 'failed',
    problem: `It answers ${status}.`,
    ...(seconds > 0 ? { notBeforeMs: seconds * 1000 } : {}),
  };
}

/** The code of the deepest cause, such as ECONNREFUSED: messages may name addresses. */
export function describeBreak(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'It does not answer in time.';
  let code: string | undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) code = codeOf(cause) ?? code;
  return `It cannot be reached${code ? ` (${code})` : ''}.`;
}
