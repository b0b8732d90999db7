/** docs/reference/lead-webhook.md: what a webhook is sent of a lead. */
import { leadEvent, type LeadEvent } from 'host-demo/lead-event';
import { toJsonSchema } from 'host-kit/contract/jsonSchema';
import { toShape } from './shape';
import { toTable, type Reference } from './reference';

const example: LeadEvent = {
  type: 'lead.received',
  timestamp: '2026-11-22T10:00:00.000Z',
  data: {
    leadId: '42',
    firstName: 'Bea',
    lastName: 'van der Berg',
    emailAddress: 'bea@lender.example.com',
    phoneNumber: '(415) 555-2671',
    role: 'BranchManager',
    partnerId: 'RD-MAPLEWEB',
    companyName: 'Lanternlight Lending',
    utmParams: { utm_source: 'mail' },
  },
};

const headers = [
  [
    '`webhook-id`',
    'The id of the message, the same at each try: whoever has seen it before throws it away.',
  ],
  ['`webhook-timestamp`', 'Of this try, in seconds; refuse what is more than five minutes off.'],
  [
    '`webhook-signature`',
    '`v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64. Several with blanks between them while a secret is changed: one that fits is enough.',
  ],
];

const answers = [
  ['2xx', 'It has arrived. What else is answered is not read.'],
  ['410', 'It wants no more: the message is given up at once.'],
  [
    '429, 503 with `Retry-After`',
    'As any other, but not sooner than that many seconds (an hour at most).',
  ],
  ['a redirect', 'A failure: it is not followed.'],
  ['anything else, or no answer in 10 seconds', 'A failure: tried again.'],
];

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

export const leadWebhookReference: Reference = {
  file: 'docs/reference/lead-webhook.md',
  render: () =>
    `${[
      '# What a webhook is sent of a lead',
      'Made by `npm run references` from `host-demo/src/delivery/leadEvent.ts`. Where it is sent is said in [operating.md](../operating.md#where-leads-go). `POST` with a JSON body, in the form of [Standard Webhooks](https://www.standardwebhooks.com/), for which there are libraries in most languages.',
      '## The body',
      code('ts', toShape(toJsonSchema(leadEvent))),
      'For instance:',
      code('json', JSON.stringify(example, undefined, 2)),
      '`lead.corrected` has the same `leadId` and the whole lead as it is now. `nmlsId` comes with loan officers only; `companyName` and `utmParams` where there are any. More fields may come.',
      '## The headers',
      toTable(['header', 'what'], headers).join('\n'),
      '## The answer',
      toTable(['status', 'what it means'], answers).join('\n'),
      'Messages come at least once. Those of one lead come in their order: a later one waits until the earlier one has arrived or was given up. If an older `timestamp` of a lead ever comes after a newer one, the newer one holds.',
    ].join('\n\n')}\n`,
};
