import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { renderOpenApi } from 'host-kit/contract/openApi';
import { useTestApi } from '../testing/testApi';
import type { SignInAnswer } from '../testing/visitor';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: string;
}
interface Content {
  readonly schema: object;
  readonly example?: object;
}
interface Operation {
  readonly operationId: string;
  readonly 'x-sample-account'?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: { readonly '200': { readonly content?: Readonly<Record<string, Content>> } };
}

const document = JSON.parse(renderOpenApi()) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object };
};
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });

const demo = useTestApi();

const operations = Object.entries(document.paths).flatMap(([url, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ url, method, ...operation })),
);

/** Parts of the document refer to each other. */
const withParts = (schema: object): object =>
  JSON.parse(
    JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll(
      '"#/components/schemas/',
      '"#/$defs/',
    ),
  ) as object;

const isValid = ({ schema }: Content, json: unknown): void => {
  const validate = ajv.compile(withParts(schema));
  assert.ok(validate(json), `${JSON.stringify(validate.errors)} of ${JSON.stringify(json)}`);
};

/** What the document says is sent, and what comes back. */
async function send({ url, method, ...operation }: (typeof operations)[number]) {
  const visitor = demo.visitor();
  const account = operation['x-sample-account'];
  const token = account ? (await visitor.signIn(account)).json<SignInAnswer>().authToken : '';
  const query = new URLSearchParams(
    operation.parameters.flatMap(({ name, in: place, example }): [string, string][] =>
      place === 'query' && example !== undefined ? [[name, example]] : [],
    ),
  );
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (content) isValid(content, content.example);
  return visitor.send({
    method: method === 'post' ? 'POST' : 'GET',
    url: `${url}?${query}`,
    headers: type ? { 'content-type': type } : {},
    payload: content ? JSON.stringify(content.example).replace('{authToken}', token) : undefined,
  });
}

describe("what a page's host serves", () => {
  for (const operation of operations) {
    const json = operation.responses['200'].content?.['application/json'];
    if (!json) continue;
    it(`CAL-1..16: ${operation.operationId} answers its example as the document says`, async () => {
      const response = await send(operation);
      const answer = response.json<{ readonly error?: string }>();
      assert.equal(response.statusCode, 200, response.body);
      assert.equal(answer.error, undefined);
      assert.match(String(response.headers['cache-control']), /no-store/);
      isValid(json, answer);
      isValid(json, json.example);
    });
  }
});
