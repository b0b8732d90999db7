import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { createWebhook } from './webhook';
import {
  lead,
  noneWaits,
  openDeliveryTrial,
  quick,
} from '../testing/deliveryTrial';
import {
  answerStatus,
  openReceiver,
  testSecret,
  type Receiver,
} from '../testing/receiver';

const trial = openDeliveryTrial();

describe('the webhook', () => {
  it('OPN-76: is signed by every secret, names the event, and carries the lead as it was sent', async () => {
    const older = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
    await trial.store({ utmParams: { utm_source: 'mail' } });
    trial.start(
      {},
      createWebhook({ url: trial.receiver.url, secrets: [older, testSecret] }),
    );
    const [{ event, headers, id, body }] = (await trial.receiver.gets(1)) as [
      Receiver['received'][number],
    ];
    const [message] = await trial.until(noneWaits);
    assert.equal(message!.status, 'delivered');
    assert.deepEqual(event, {
      type: 'lead.received',
      timestamp: message!.createdAt.toISOString(),
      data: {
        leadId: String(message!.leadId),
        ...lead,
        utmParams: { utm_source: 'mail' },
      },
    });
    assert.equal(id, message!.messageId);
    new Webhook(older).verify(body, headers as Record<string, string>);
    assert.throws(() =>
      new Webhook(Buffer.alloc(24, 1)).verify(
        body,
        headers as Record<string, string>,
      ),
    );
  });
  const answers: readonly (readonly [string, Receiver['answer'], string])[] = [
    ['500', answerStatus(500), 'It answers 500.'],
    ['401', answerStatus(401), 'It answers 401.'],
    [
      'a redirect',
      answerStatus(307, { location: 'http://127.0.0.1:1/' }),
      'It answers 307: redirects are not followed.',
    ],
    ['nothing', () => undefined, 'It does not answer in time.'],
    [
      'a closed connection',
      (_reply, _received, socket) => {
        socket.destroy();
      },
      'It cannot be reached (UND_ERR_SOCKET).',
    ],
    [
      'garbage',
      (_reply, _received, socket) => {
        socket.end('\u0000\u0001 garbage\r\n\r\n');
      },
      'It cannot be reached (HPE_INVALID_CONSTANT).',
    ],
  ];
  for (const [name, answer, problem] of answers) {
    it(`OPN-76: a receiver that answers with ${name} is tried again with the same id, then given up`, async () => {
      trial.receiver.answer = answer;
      await trial.store();
      trial.start({ limitMs: name === 'nothing' ? 400 : quick.limitMs });
      const [message] = await trial.until(noneWaits);
      assert.deepEqual(
        [message!.status, message!.tries, message!.problem],
        ['failed', 3, problem],
      );
      assert.deepEqual(
        trial.receiver.received.map(({ id }) => id),
        Array.from({ length: 3 }, () => message!.messageId),
      );
    });
  }
  it('OPN-76: 410 ends it at once; an answer without end that begins with 200 is one', async () => {
    trial.receiver.answer = answerStatus(410);
    await trial.store();
    const courier = trial.start();
    const [message] = await trial.until(noneWaits);
    assert.deepEqual(
      [message!.status, message!.tries, message!.problem],
      ['failed', 1, 'It answers 410: no more messages.'],
    );
    trial.receiver.answer = (reply) => {
      reply.writeHead(200).write('x');
    };
    await trial.store({ emailAddress: 'endless@lender.example.com' });
    courier.wake();
    const [, endless] = await trial.until(noneWaits);
    assert.equal(endless!.status, 'delivered');
  });
  it('OPN-76: tries again when the receiver cannot be reached', async () => {
    await trial.store();
    const { url } = trial.receiver;
    await trial.receiver.close();
    trial.start({}, createWebhook({ url, secrets: [testSecret] }));
    const [message] = await trial.until(noneWaits);
    assert.equal(message!.problem, 'It cannot be reached (ECONNREFUSED).');
    trial.receiver = await openReceiver();
  });
  it('OPN-76: waits as long as a busy receiver asks, up to the longest delay', async () => {
    for (const after of ['600', new Date(Date.now() + 600_000).toUTCString()]) {
      trial.receiver.answer = answerStatus(503, { 'retry-after': after });
      await trial.store();
      trial.start({ longestDelayMs: 60_000 });
      const [message] = await trial.until(
        ([one]) => one?.problem === 'It answers 503.',
      );
      const waitMs = message!.dueAt.getTime() - Date.now();
      assert.ok(waitMs > 30_000 && waitMs < 90_000, String(waitMs));
    }
  });
});
