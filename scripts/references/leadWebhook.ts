/** Renders docs/reference/lead-webhook.md: the message that a webhook receives for a lead. */
import { leadEvent, type LeadEvent } from 'reference-api/lead-event';
import { toJsonSchema } from 'host-kit/contract/jsonSchema';
import { toCode, toPage, toTable, type Reference } from './reference';
import { toShape } from './shape';

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
    'The id of the message. It is the same at each try: discard a message whose id you know.',
  ],
  [
    '`webhook-timestamp`',
    'The time of this try, in seconds. Refuse a difference of over five minutes.',
  ],
  [
    '`webhook-signature`',
    '`v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64. While a secret is being replaced, the header has several signatures with blanks between them: one valid signature is enough.',
  ],
];

const answers = [
  ['2xx', 'The message has arrived. The server reads nothing else of the answer.'],
  ['410', 'The receiver wants no more messages. The server gives this one up at once.'],
  [
    '429, 503 with `Retry-After`',
    'The server waits that many seconds, an hour at most, and tries again.',
  ],
  ['a redirect', 'A failure: the server does not follow it.'],
  ['anything else, or no answer in 10 seconds', 'A failure: the server tries again.'],
];

export const leadWebhookReference: Reference = {
  file: 'docs/reference/lead-webhook.md',
  render: () =>
    toPage(
      '# The lead webhook',
      '`npm run references` writes this page from `reference-api/src/delivery/leadEvent.ts`. How to set the address: [operating.md](../operating.md#where-leads-go). The server sends a `POST` with a JSON body, as [Standard Webhooks](https://www.standardwebhooks.com/) specifies; most languages have a library for it.',
      '## The body',
      toCode('ts', toShape(toJsonSchema(leadEvent))),
      'For example:',
      toCode('json', JSON.stringify(example, undefined, 2)),
      '`lead.corrected` has the same `leadId` and the whole corrected lead. `nmlsId` is present for loan officers only; `companyName` and `utmParams` are optional. Later releases may add fields.',
      '## The headers',
      toTable(['header', 'content'], headers),
      '## The answer',
      toTable(['status', 'meaning'], answers),
      'The server delivers each message at least once. It sends the messages of one lead in order: a later one waits until the earlier one has arrived or was given up. If an older `timestamp` of a lead arrives after a newer one, keep the newer one.',
    ),
};
