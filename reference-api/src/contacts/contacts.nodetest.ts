import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { readParsedPhone } from 'mortgage-domain/fields/parsedPhone';
import { leads } from '../database/schema';
import { leadActionPath, sampleLead, useTestApi } from '../testing/testApi';
import type { Failure } from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();

describe('email and phone', () => {
  const email = async (emailAddress: unknown) =>
    (await visitor.act('parseEmailAddress', { emailAddress })).json<Failure>();
  const phone = async (phoneNumber: unknown) =>
    (await visitor.act('parsePhoneNumber', { phoneNumber })).json<
      Failure & { phoneNumber: object }
    >();

  it('CAL-10: takes addresses that mail can reach, and names the others InvalidEmailAddress', async () => {
    assert.deepEqual(await email('  ada@lender.example.com '), {
      emailAddress: 'ada@lender.example.com',
    });
    for (const bad of [
      '',
      'ada@',
      `${'a'.repeat(65)}@x.com`,
      `${'a'.repeat(10_000)}@x.com`,
    ]) {
      assert.equal(
        (await email(bad)).error,
        'InvalidEmailAddress',
        bad.slice(0, 80),
      );
    }
  });
  it('CAL-11 OPN-73: parses phones, reports extensions and fake-looking numbers', async () => {
    assert.deepEqual((await phone('\uFF0B1 (415)\u2013555-2671')).phoneNumber, {
      areaCode: '415',
      prefix: '555',
      number: '2671',
    });
    assert.deepEqual(readParsedPhone(await phone('415.555.2671 ext 12')), {
      isEasilyRecognizableCode: false,
      hasExtension: true,
    });
    for (const fake of ['(415) 555-0123', '4152222222', '(415) 234-5678']) {
      assert.equal(
        readParsedPhone(await phone(fake)).isEasilyRecognizableCode,
        true,
        fake,
      );
    }
    for (const bad of [
      '',
      '+44 20 7946 0958',
      '(000) 555-2671',
      '9'.repeat(5000),
    ]) {
      assert.equal(
        (await phone(bad)).error,
        'InvalidPhoneNumber',
        bad.slice(0, 80),
      );
    }
  });
  it('OPN-112: a code that the numbering plan calls easily recognizable is told, a toll-free one and a real number are not', async () => {
    for (const [text, expected] of [
      ['900 532 2671', true],
      ['500 532 2671', true],
      ['(206) 345-6789', true],
      ['206-987-6543', true],
      ['206 765 4321', true],
      ['206 888 8888', true],
      ['206 555 0199', true],
      ['800 532 2671', false],
      ['888 532 2671', false],
      ['833 532 2671', false],
      ['206 346 6789', false],
      ['206 555 0299', false],
      ['225 532 2671', false],
    ] as const) {
      assert.equal(
        readParsedPhone(await phone(text)).isEasilyRecognizableCode,
        expected,
        text,
      );
    }
  });
  it('OPN-114: an international domain is answered, kept and signed in with in its encoded form', async () => {
    const encoded = 'ada@xn--bcher-kva.example';
    assert.deepEqual(await email(' ada@bücher.example '), {
      emailAddress: encoded,
    });
    assert.equal(
      (await email('ada@bü cher.example')).error,
      'InvalidEmailAddress',
    );
    const lead = { ...sampleLead, emailAddress: 'ada@BÜCHER.example' };
    assert.deepEqual((await visitor.act(leadActionPath, lead)).json(), {});
    const [stored] = await demo.db
      .select()
      .from(leads)
      .where(eq(leads.emailAddress, encoded));
    assert.ok(stored);
    const password = 'long-enough';
    const join = (address: string) =>
      demo
        .visitor()
        .postJson('/user/acct/register/', { email: address, password });
    assert.equal((await join('ada@bücher.example')).statusCode, 200);
    assert.equal((await join(encoded)).statusCode, 400);
    const signIn = { email: 'Ada@Bücher.Example', password };
    assert.equal(
      (await demo.visitor().postJson('/user/acct/login/', signIn)).statusCode,
      200,
    );
  });
});
