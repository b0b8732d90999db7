/** Calls of actions that are wrong: refused, with the field that is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestApi } from '../testing/testApi';
import type { Failure } from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();

describe('calls that are wrong', () => {
  it('S10 API-4: personal data and tokens never travel in an address: these actions are POST only', async () => {
    for (const action of [
      'parseEmailAddress',
      'parsePhoneNumber',
      'whoAmI',
      'getRegisteredLender',
      'getNMLSLender',
    ]) {
      const response = await visitor.get(`/mortgageapi/${action}?emailAddress=a`);
      assert.equal(response.statusCode, 405, action);
      assert.equal(response.headers.allow, 'POST');
    }
  });
  it('API-1 OPN-40: an unknown action is named', async () => {
    assert.equal((await visitor.act('toString', {})).json<Failure>().error, 'UnknownAction');
    assert.equal((await visitor.get('/mortgageapi/__proto__')).statusCode, 404);
  });
  it('API-2 OPN-41 S14: dotted keys are read strictly', async () => {
    for (const bad of [
      '__proto__.x=1',
      'constructor.prototype.x=1',
      'a=1&a=2',
      'a=1&a.b=2',
      '.=1',
      `${'a.'.repeat(30)}a=1`,
    ]) {
      const response = await visitor.get(
        `/mortgageapi/getRegionInformation?locationRef.location=CA&${bad}`,
      );
      assert.equal(response.statusCode, 400, bad);
      assert.equal(response.json<Failure>().field, 'query');
    }
    assert.equal(({} as { x?: unknown }).x, undefined);
  });
  it('API-4 S14: the body is JSON as text/plain, of plain keys and few levels', async () => {
    for (const bad of [
      '{',
      '[]',
      'null',
      '7',
      '{"__proto__":{"x":1}}',
      '{"a":{"constructor":1}}',
      `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
      '['.repeat(8000),
    ]) {
      const response = await visitor.act('parseEmailAddress', bad);
      assert.equal(response.statusCode, 400, bad.slice(0, 40));
      assert.equal(response.json<Failure>().field, 'body');
    }
    assert.equal(
      (
        await visitor.postJson('/mortgageapi/parseEmailAddress', {
          emailAddress: 'a@b.example.com',
        })
      ).statusCode,
      415,
    );
    assert.equal(
      (await visitor.act('parseEmailAddress', { emailAddress: 'a'.repeat(17_000) })).statusCode,
      413,
    );
  });
  it('API-5: partnerId is read from the query, once', async () => {
    assert.equal(
      (
        await visitor.act('parseEmailAddress?partnerId=a&partnerId=b', {
          emailAddress: 'a@b.example.com',
        })
      ).json<Failure>().field,
      'partnerId',
    );
  });
});
