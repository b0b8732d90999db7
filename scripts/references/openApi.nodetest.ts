/** docs/reference/openapi.json by a validator of its own kind. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';

const file = path.join(import.meta.dirname, '../../docs/reference/openapi.json');

it('API-1: what a page host serves is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(file);
  assert.deepEqual(errors ?? [], []);
  assert.ok(valid);
  assert.equal(validator.version, '3.1');
});

it('API-1: an operation without responses is found', async () => {
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, object>>;
  };
  document.paths['/graphql'] = { post: { responses: 'none' } };
  assert.equal((await new Validator().validate(document)).valid, false);
});
