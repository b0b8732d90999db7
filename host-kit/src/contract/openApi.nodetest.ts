import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parseContract } from '../conformance/host/contract';
import { renderOpenApi } from './openApi';

const build = () =>
  JSON.parse(renderOpenApi()) as {
    paths: Record<string, Record<string, object>>;
  };

it('builds a valid OpenAPI 3.1 document (API-1)', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(build());
  assert.deepEqual(errors ?? [], []);
  assert.ok(valid);
  assert.equal(validator.version, '3.1');
});

it('rejects an operation without responses (API-1)', async () => {
  const document = build();
  document.paths['/graphql'] = { post: { responses: 'none' } };
  assert.equal((await new Validator().validate(document)).valid, false);
});

it('has for each call an example answer of the declared form (CAL-1..16)', () => {
  const contract = parseContract(renderOpenApi());
  const examples = contract.operations.flatMap(({ responses }) => {
    const content = responses['200']?.content?.['application/json'];
    const answers = contract
      .namesIn(content)
      .filter((name) => name.endsWith('-answer'));
    return answers.map((name) => [name, content?.example] as const);
  });
  assert.ok(examples.length > 10);
  for (const [name, example] of examples) {
    assert.deepEqual(contract.mistakesOf(name, example), [], name);
  }
});

it('a part that is null is missing, as for the readers: a GraphQL server sends all parts (OPN-122)', () => {
  const { mistakesOf } = parseContract(renderOpenApi());
  const answer = (lenderId: unknown, authToken: unknown) =>
    mistakesOf('signIn-answer', {
      authToken,
      user: { id: '7', lenderId },
      expiresIn: null,
    });
  assert.deepEqual(answer(null, 't'), []);
  assert.notDeepEqual(answer(7.5, 't'), []);
  assert.notDeepEqual(answer(null, null), []);
});
