import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  leadLeastFillMs,
  leadPageCookie,
} from 'mortgage-domain/leads/leadAction';
import { shareState } from '../services/services';
import {
  leadActionPath,
  openTestApi,
  rowsOf,
  sampleLead,
  useTestApi,
} from '../testing/testApi';
import type { Failure, TestVisitor } from '../testing/visitor';

const demo = useTestApi();
const stored = () => rowsOf(demo.db, 'leads');

describe('the bot challenge', () => {
  it('OPN-38: a blocked call carries a same-origin script; after the challenge the same call is stored', async () => {
    const suspect = demo.visitor();
    await suspect.postForm('/demo/challenge', {});
    const count = await stored();
    const blocked = await suspect.act(leadActionPath, sampleLead);
    assert.equal(blocked.json<Failure>().error, 'BotBlocked');
    assert.equal(await stored(), count);
    const script = await suspect.get('/challenge/script.js');
    const question = /question = '([^']+)'/.exec(script.body)![1]!;
    const answer = (text: string) =>
      suspect.send({
        method: 'POST',
        url: '/challenge/pass',
        payload: text,
        headers: { 'content-type': 'text/plain' },
      });
    assert.equal(
      (await answer(question)).statusCode,
      403,
      'a machine answers at once',
    );
    assert.equal((await answer('made-up')).statusCode, 403);
    let passed = await answer(question);
    while (passed.statusCode === 403) {
      passed = await answer(question);
    }
    assert.equal(
      (await answer(question)).statusCode,
      403,
      'a question works once',
    );
    assert.equal(
      (await suspect.act(leadActionPath, sampleLead)).statusCode,
      200,
    );
    assert.equal(await stored(), count + 1);
  });
  it('S09: a program that answers the sample check gains little: a pass is good for five calls, an address has thirty in ten minutes', async () => {
    const own = shareState(
      demo.settings,
      demo.db,
      demo.notices,
    ).challengePasses;
    const minuteMs = 60_000;
    let clock = Date.now();
    const pass = async (network: string) => {
      const question = await own.ask(clock);
      return own.answer(question, network, clock + 300);
    };
    const first = await pass('192.0.2.1');
    const uses = [];
    for (let use = 1; use <= 6; use += 1) {
      uses.push(await own.usePass(first, clock));
    }
    assert.deepEqual(uses, [true, true, true, true, true, false]);
    for (let given = 2; given <= 30; given += 1) {
      assert.ok(await pass('192.0.2.1'));
    }
    assert.equal(await pass('192.0.2.1'), undefined);
    assert.ok(await pass('192.0.2.2'));
    clock += 10 * minuteMs;
    assert.ok(await pass('192.0.2.1'));
    assert.equal(
      await own.usePass(await pass('192.0.2.1'), clock + 11 * minuteMs),
      false,
    );
  });
  const isAsked = async (visitor: TestVisitor, lead: object) => {
    const count = await stored();
    const { statusCode, body } = await visitor.act(leadActionPath, lead);
    const { error, blockScript } = JSON.parse(body) as {
      error?: string;
      blockScript?: string;
    };
    assert.equal(await stored(), statusCode === 200 ? count + 1 : count);
    return error === 'BotBlocked' && blockScript === '/challenge/script.js';
  };
  it('S09: a sender that fills in the hidden field gets the security check, not a refusal', async () => {
    assert.equal(
      await isAsked(demo.visitor(), {
        ...sampleLead,
        website: 'https://spam.example',
      }),
      true,
    );
    assert.equal(
      await isAsked(demo.visitor(), { ...sampleLead, website: '' }),
      false,
    );
  });
  it('S09: a lead that comes faster than a person can type gets the security check; a later one does not', async () => {
    const fast = demo.visitor();
    fast.cookies.set(leadPageCookie, String(Date.now()));
    assert.equal(await isAsked(fast, sampleLead), true);
    fast.cookies.set(leadPageCookie, String(Date.now() - leadLeastFillMs));
    assert.equal(await isAsked(fast, sampleLead), false);
    for (const odd of ['x', String(Date.now() + 60_000)]) {
      fast.cookies.set(leadPageCookie, odd);
      assert.equal(await isAsked(fast, sampleLead), false);
    }
  });
  it('S09: too many leads from one address get the security check, and far too many are refused for a while', async () => {
    // On a database of its own: all servers on one count together.
    await using strict = await openTestApi({ limits: { leadsPerMinute: 20 } });
    const codes: number[] = [];
    for (let sent = 0; sent < 25; sent += 1) {
      codes.push(
        (await strict.visitor().act(leadActionPath, sampleLead)).statusCode,
      );
    }
    assert.deepEqual(
      [
        codes.filter((code) => code === 200).length,
        codes.slice(2, 20).every((code) => code === 403),
        codes.slice(20),
      ],
      [2, true, [429, 429, 429, 429, 429]],
    );
    const refused = await strict.visitor().act(leadActionPath, sampleLead);
    assert.equal(refused.json<Failure>().error, 'TooManyRequests');
    assert.ok(Number(refused.headers['retry-after']) > 0);
  });
});
