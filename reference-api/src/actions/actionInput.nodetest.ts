import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useTestApi } from '../testing/testApi';
import { statusOf, type Failure } from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();
const email = { emailAddress: 'a@b.example.com' };

describe('calls that are wrong', () => {
  it('API-2 OPN-41 S14: dotted keys are read strictly', async () => {
    const url = '/mortgageapi/getRegionInformation?locationRef.location=CA';
    const prototypes = ['__proto__.x=1', 'constructor.prototype.x=1'];
    const unclear = ['a=1&a=2', 'a=1&a.b=2', '.=1', `${'a.'.repeat(30)}a=1`];
    for (const bad of [...prototypes, ...unclear]) {
      const response = await visitor.get(`${url}&${bad}`);
      assert.equal(response.statusCode, 400, bad);
      assert.equal(response.json<Failure>().field, 'query');
    }
    assert.equal(({} as { x?: unknown }).x, undefined);
  });
  it('API-4 S14: the body is JSON as text/plain, of plain keys and few levels', async () => {
    for (const bad of [
      ...[
        '{',
        '[]',
        'null',
        '7',
        '{"__proto__":{"x":1}}',
        '{"a":{"constructor":1}}',
      ],
      `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
      '['.repeat(8000),
    ]) {
      const response = await visitor.act('parseEmailAddress', bad);
      assert.equal(response.statusCode, 400, bad.slice(0, 40));
      assert.equal(response.json<Failure>().field, 'body');
    }
    const asJson = visitor.postJson('/mortgageapi/parseEmailAddress', email);
    assert.equal(await statusOf(asJson), 415);
    const large = visitor.act('parseEmailAddress', {
      emailAddress: 'a'.repeat(17_000),
    });
    assert.equal(await statusOf(large), 413);
  });
  it('API-5: partnerId is read from the query, once', async () => {
    const response = await visitor.act(
      'parseEmailAddress?partnerId=a&partnerId=b',
      email,
    );
    assert.equal(response.json<Failure>().field, 'partnerId');
  });
});
