/** docs/reference/openapi.json: what a page's host must serve, as OpenAPI 3.1. */
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import type { Reference } from '../reference';
import { examples, type HostExample } from './examples';
import { toJsonSchema, type JsonSchema } from './jsonSchema';
import { hostOperations, identityTexts } from './operations';
import { splitRequest, toParameters, type Parameter } from './parameters';

const failure: JsonSchema = {
  type: 'object',
  description:
    'A named failure. It may come with any status, 200 too; `validationErrors` names fields of a sign-in, `blockScript` asks for the security check.',
  properties: {
    error: { type: 'string', minLength: 1 },
    message: { type: 'string' },
    field: { type: 'string' },
    validationErrors: { type: 'array', items: { type: 'string' } },
    blockScript: { type: 'string' },
  },
  required: ['error'],
};

function renderOpenApi(): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of hostOperations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = toOperation(name, operation, examples[name] ?? {});
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: "What a page's host serves",
      version: '1',
      description:
        'Made by `npm run references` from mortgage-domain/src/host. In words: host.md beside this file.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "the page's own host" }],
    security: [],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: "The host's own session cookie, whatever its name: our code never reads it.",
        },
      },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function toOperation(name: string, operation: HostOperation, example: HostExample): object {
  const body = toBody(operation, example);
  return {
    operationId: name,
    tags: operation.callers,
    summary: operation.when,
    description: describe(operation),
    ...(example.as ? { 'x-sample-account': example.as } : {}),
    ...(operation.identity === 'cookie' ? { security: [{ session: [] }] } : {}),
    parameters: toParameters(operation).map((parameter) => withExample(parameter, example)),
    ...(body ? { requestBody: body } : {}),
    responses: toResponses(operation, example),
  };
}

const describe = ({ identity, without, errors, source, movedBy }: HostOperation): string =>
  [
    `In whose name: ${identityTexts[identity]}.`,
    movedBy ? `The option \`${movedBy}\` of a page moves it.` : '',
    ...Object.entries(errors).map(([name, meaning]) => `\`${name}\`: ${meaning}.`),
    `Without it: ${without}`,
    `Source: ${source}.`,
  ]
    .filter(Boolean)
    .join('\n\n');

function toBody(operation: HostOperation, { request }: HostExample): object | undefined {
  const { sends } = operation;
  if (sends === 'text') return { content: { 'application/json': { schema: { type: 'string' } } } };
  const { body, query } = splitRequest(operation);
  if (!body || sends === 'query') return undefined;
  const inAddress = query.map(({ name }) => name);
  const sent = Object.entries(request ?? {}).filter(([name]) => !inAddress.includes(name));
  const example = request ? { example: Object.fromEntries(sent) } : {};
  return { required: true, content: { [sends]: { schema: body, ...example } } };
}

/** The value that an example has for a parameter. */
function withExample(parameter: Parameter, { query, request }: HostExample): object {
  let value: unknown = { ...request, ...query };
  for (const part of parameter.name.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return value === undefined ? parameter : { ...parameter, example: value };
}

function toResponses(operation: HostOperation, example: HostExample): object {
  const refused = {
    description: 'A named failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
  if (operation.sends === 'navigation')
    return { '200': { description: 'A page' }, '303': { description: 'On to another page' } };
  if (!operation.answer)
    return {
      '200': {
        description: operation.method === 'GET' ? 'A text' : 'Nothing of it is read',
        ...(operation.method === 'GET'
          ? { content: { 'text/plain': { schema: { type: 'string' } } } }
          : {}),
      },
      default: refused,
    };
  const content = {
    schema: toJsonSchema(operation.answer),
    ...(example.answer ? { example: example.answer } : {}),
  };
  return {
    '200': { description: 'The answer', content: { 'application/json': content } },
    default: refused,
  };
}

export const openApiReference: Reference = {
  file: 'docs/reference/openapi.json',
  render: renderOpenApi,
};
