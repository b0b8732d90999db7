/** Leads by mail: in plain text, to one address, whatever visitors typed. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createServer, type AddressInfo } from 'node:net';
import { asc } from 'drizzle-orm';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { SMTPServer } from 'smtp-server';
import type { Outcome } from './destination';
import { createEmail } from './email';
import { startDelivery } from './delivery';
import { leadMessages, type LeadMessage } from './leadMessages';
import { storeLead } from '../leads/leadStore';
import { sampleLead } from '../testing/testApi';
import { testSecret } from '../testing/receiver';
import { openTestDatabase } from '../testing/testDatabase';

interface Mail {
  readonly to: readonly string[];
  readonly from: string;
  readonly headers: string;
  readonly text: string;
}
const mails: Mail[] = [];
let refuse: ((place: 'recipient' | 'data') => Error | undefined) | undefined;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) =>
    password === 'right' ? done(null, { user: 'leads' }) : done(new Error('no')),
  onRcptTo: (_address, _session, done) => done(refuse?.('recipient')),
  onData(stream, { envelope }, done) {
    let data = '';
    stream.on('data', (chunk: Buffer) => {
      data += chunk.toString();
    });
    stream.on('end', () => {
      const [headers = '', ...text] = data.split('\r\n\r\n');
      mails.push({
        to: envelope.rcptTo.map(({ address }) => address),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        headers: headers.replace(/\r\n[ \t]+/g, ' '),
        text: text.join('\r\n\r\n'),
      });
      done(refuse?.('data'));
    });
  },
});
// A client that leaves in the middle is no fault of the server's.
server.on('error', () => undefined);
let address: string;
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
after(() => new Promise<void>((resolve) => server.close(resolve)));
afterEach(() => {
  mails.length = 0;
  refuse = undefined;
});

const lead: LeadPayload = { ...sampleLead, role: 'BranchManager', partnerId: 'RD-MAPLEWEB' };
const toMessage = (facts: Partial<LeadPayload>, event: LeadMessage['event']): LeadMessage => ({
  id: 1,
  messageId: 'msg_0123456789',
  leadId: 42,
  destination: 'email',
  event,
  lead: { ...lead, ...facts },
  status: 'waiting',
  tries: 1,
  dueAt: new Date(),
  problem: null,
  createdAt: new Date('2026-11-22T10:00:00Z'),
  endedAt: null,
});
const send = (
  facts: Partial<LeadPayload> = {},
  {
    to = 'sales@maplehearth.example',
    url = `smtp://${address}`,
    signal = new AbortController().signal,
    event = 'lead.received',
  }: Partial<{ to: string; url: string; signal: AbortSignal; event: LeadMessage['event'] }> = {},
): Promise<Outcome> =>
  createEmail({ to, from: 'leads@maplehearth.example', server: url }).send(
    toMessage(facts, event),
    signal,
  );
const headerOf = ({ headers }: Mail, name: string): readonly string[] =>
  headers
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());

describe('a lead by mail', () => {
  it('OPN-76: is plain text with every field by its label, and is answered to the lead', async () => {
    const outcome = await send({ utmParams: { utm_source: 'mail' }, nmlsId: '123456' });
    assert.deepEqual(outcome, { status: 'delivered' });
    const [mail] = mails;
    assert.deepEqual(
      [mail!.from, mail!.to],
      ['leads@maplehearth.example', ['sales@maplehearth.example']],
    );
    assert.deepEqual(headerOf(mail!, 'subject'), ['New advertising lead: Bea van der Berg']);
    assert.deepEqual(headerOf(mail!, 'reply-to'), ['Bea van der Berg <bea@lender.example.com>']);
    assert.deepEqual(headerOf(mail!, 'message-id'), ['<msg_0123456789@maplehearth.example>']);
    assert.match(headerOf(mail!, 'content-type')[0]!, /^text\/plain; charset=utf-8/);
    assert.equal(
      mail!.text,
      [
        'Somebody would like to advertise. Answer this mail to write to them.',
        '',
        'First name: Bea',
        'Last name: van der Berg',
        'Email: bea@lender.example.com',
        'Phone: (415) 555-2671',
        'Role: BranchManager',
        'NMLS ID: 123456',
        'Company: Lanternlight Lending',
        'Campaign: utm_source=mail',
        'Partner: RD-MAPLEWEB',
        'Received: 2026-11-22T10:00:00.000Z',
        'Lead: 42',
        '',
      ].join('\r\n'),
    );
  });
  it('OPN-76: a correction says that it is one', async () => {
    await send({}, { event: 'lead.corrected' });
    assert.deepEqual(headerOf(mails[0]!, 'subject'), [
      'Corrected advertising lead: Bea van der Berg',
    ]);
  });
  const hostile: readonly (readonly [string, Partial<LeadPayload>])[] = [
    ['a line in a name', { firstName: 'Ada\r\nBcc: evil@evil.example', lastName: '\nX-Evil: 1' }],
    ['other line ends', { firstName: 'Ada\u2028Bcc: evil@evil.example\u0085X-Evil: 1' }],
    ['a line in the address', { emailAddress: 'ada@lender.example.com\r\nBcc: evil@evil.example' }],
    ['a list as address', { emailAddress: 'ada@lender.example.com, evil@evil.example' }],
    ['an address in the name', { firstName: 'Ada <evil@evil.example>,', lastName: '"x' }],
    ['a label in a value', { companyName: 'Lanternlight\nRole: CEO\n\nLead: 7' }],
    ['an encoded word', { firstName: '=?utf-8?Q?A=0D=0ABcc:_evil@evil.example?=' }],
    ['an end of data', { companyName: 'x\r\n.\r\nMAIL FROM:<evil@evil.example>' }],
  ];
  for (const [name, facts] of hostile)
    it(`OPN-76 S01: ${name} makes no header, no recipient, no label and no second mail`, async () => {
      await send(facts);
      assert.ok(mails.length <= 1);
      for (const mail of mails) {
        assert.deepEqual(mail.to, ['sales@maplehearth.example']);
        for (const header of ['bcc', 'cc', 'x-evil']) assert.deepEqual(headerOf(mail, header), []);
        assert.equal(headerOf(mail, 'to').length, 1);
        assert.equal(headerOf(mail, 'reply-to').length, 1);
        assert.equal(mail.text.match(/^Role: /gm)?.length, 1);
        assert.equal(mail.text.match(/^Lead: /gm)?.length, 1);
      }
    });
});

describe('both ways', () => {
  it('OPN-76: a webhook that fails holds no mail up, and the other way round', async () => {
    const database = await openTestDatabase();
    const delivery = startDelivery(database.db, {
      webhook: { url: 'http://127.0.0.1:9/', secrets: [testSecret] },
      email: {
        to: 'sales@maplehearth.example',
        from: 'leads@maplehearth.example',
        server: `smtp://${address}`,
      },
      keptDays: 0,
      calculatorKeptDays: 0,
      measurementsKeptDays: 0,
    });
    try {
      await storeLead(database.db, lead, 'key-both-ways', delivery.destinations);
      delivery.wake();
      for (;;) {
        const all = await database.db.select().from(leadMessages).orderBy(asc(leadMessages.id));
        const [byWebhook, byMail] = all;
        if (byWebhook!.problem !== null && byMail!.status !== 'waiting') {
          assert.deepEqual(
            [byWebhook!.status, byWebhook!.problem, byMail!.status, byMail!.tries],
            // Of all ports this is one that browsers refuse to speak to, and so does fetch.
            ['waiting', 'It cannot be reached.', 'delivered', 1],
          );
          break;
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      assert.equal(mails.length, 1);
    } finally {
      await delivery.stop();
      await database.close();
    }
  });
});

describe('a mail server', () => {
  const failWith = (responseCode: number) =>
    Object.assign(new Error('<bea@lender.example.com> canary'), { responseCode });
  it('OPN-76 S10: that refuses is a failure by its number, without its words', async () => {
    refuse = (place) => (place === 'recipient' ? failWith(550) : undefined);
    assert.deepEqual(await send(), { status: 'failed', problem: 'The mail server answers 550.' });
    refuse = (place) => (place === 'data' ? failWith(451) : undefined);
    assert.deepEqual(await send(), { status: 'failed', problem: 'The mail server answers 451.' });
    const wrong = await send({}, { url: `smtp://leads:wrong@${address}` });
    assert.deepEqual(wrong, {
      status: 'failed',
      problem: 'The mail server answers 535 to the sign-in.',
    });
  });
  it('OPN-76: that is not there, or says nothing, is a failure in time', async () => {
    assert.deepEqual(await send({}, { url: 'smtp://127.0.0.1:1' }), {
      status: 'failed',
      problem: 'It cannot be reached (ESOCKET).',
    });
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const limit = new AbortController();
    mute.once('connection', () => limit.abort());
    assert.deepEqual(await send({}, { url: `smtp://127.0.0.1:${port}`, signal: limit.signal }), {
      status: 'failed',
      problem: 'It does not answer in time.',
    });
    await new Promise((resolve) => mute.close(resolve));
  });
  it('OPN-76 S10: elsewhere is spoken to encrypted or not at all', async () => {
    // This machine, by a name that we do not take for it.
    const url = `smtp://127.1:${address.split(':')[1]!}`;
    assert.deepEqual(await send({}, { url }), {
      status: 'failed',
      problem: 'The mail server answers 500.',
    });
    assert.equal(mails.length, 0);
  });
});
