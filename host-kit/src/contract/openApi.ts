/** Builds the contract of a page's host as an OpenAPI 3.1 document, from `mortgage-domain/host`. */
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { headersOfEveryAnswer } from './answerHeaders';
import {
  failureSchemas,
  headerParts,
  toFailureRef,
  toHeaderRefs,
} from './failureSchemas';
import { answerHeadersOf, failuresOf } from './commonFailures';
import { toJsonSchema, type JsonSchema } from './jsonSchema';
import { hostOperations, identityTexts } from './operations';
import { splitRequest, toParameters, type Parameter } from './parameters';
import { validCalls, type ValidCall } from './validCalls';

const challengeMode = {
  name: 'x-bot-challenge-mode',
  in: 'header',
  required: false,
  description: 'Where the page sets `bot`.',
  schema: { const: 'cookie' },
};

export function renderOpenApi(): string {
  const paths: Record<string, Record<string, object>> = {};
  const answers: Record<string, JsonSchema> = {};
  for (const [name, operation] of hostOperations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = toOperation(
      name,
      operation,
      validCalls[name] ?? {},
    );
    if (operation.answer) {
      answers[answerName(name)] = toJsonSchema(operation.answer);
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: "What a page's host serves",
      version: '1',
      description:
        'Every call that the remotes make to the host of their page. docs/reference/host.md explains each.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "the page's own host" }],
    security: [],
    paths,
    components: {
      headers: headerParts,
      parameters: { challengeMode },
      schemas: { ...answers, ...failureSchemas },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            "The host's own session cookie, whatever its name: our code never reads it.",
        },
      },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** JSON leaves out the parts that are undefined. */
function toOperation(
  name: string,
  operation: HostOperation,
  example: ValidCall,
): object {
  return {
    operationId: name,
    tags: operation.callers,
    summary: operation.when,
    description: describe(operation),
    'x-sample-account': example.as,
    security: operation.identity === 'cookie' ? [{ session: [] }] : undefined,
    parameters: [
      ...toParameters(operation).map((parameter) =>
        withExample(parameter, example),
      ),
      operation.sends !== 'navigation' && {
        $ref: '#/components/parameters/challengeMode',
      },
    ].filter(Boolean),
    requestBody: toBody(operation, example),
    responses: toResponses(name, operation, example),
  };
}

const describe = ({ identity, without, movedBy }: HostOperation): string =>
  [
    `In whose name: ${identityTexts[identity]}.`,
    ...(movedBy ? [`The option \`${movedBy}\` of a page moves it.`] : []),
    `Without it: ${without}`,
  ].join('\n\n');

function toBody(
  operation: HostOperation,
  { request }: ValidCall,
): object | undefined {
  const { sends } = operation;
  if (sends === 'text') {
    return { content: { 'application/json': { schema: { type: 'string' } } } };
  }
  const { body, query } = splitRequest(operation);
  if (!body || sends === 'query') {
    return undefined;
  }
  const inAddress = query.map(({ name }) => name);
  const sent = Object.entries(request ?? {}).filter(
    ([name]) => !inAddress.includes(name),
  );
  const example = request && Object.fromEntries(sent);
  return { required: true, content: { [sends]: { schema: body, example } } };
}

function withExample(
  parameter: Parameter,
  { query, request }: ValidCall,
): object {
  let value: unknown = { ...request, ...query };
  for (const part of parameter.name.split('.')) {
    value =
      typeof value === 'object' && value !== null
        ? Reflect.get(value, part)
        : undefined;
  }
  return value === undefined ? parameter : { ...parameter, example: value };
}

const answerName = (name: string): string => `${name}-answer`;
const json = (schema: JsonSchema, example?: object) => ({
  'application/json': { schema, example },
});

function toResponses(
  name: string,
  operation: HostOperation,
  example: ValidCall,
): object {
  const headers = toHeaderRefs(answerHeadersOf(operation));
  if (operation.sends === 'navigation') {
    return {
      '200': { description: 'A page', ...headers },
      '303': { description: 'On to another page', ...headers },
    };
  }
  return {
    '200': { ...toAnswer(name, operation, example), ...headers },
    ...toRefusals(operation),
    default: {
      description: 'Any other named failure',
      content: json({ $ref: '#/components/schemas/Failure' }),
    },
  };
}

/** The answer, or a failure that has status 200. */
function toAnswer(
  name: string,
  operation: HostOperation,
  { answer }: ValidCall,
): object {
  if (operation.answer) {
    const found = { $ref: `#/components/schemas/${answerName(name)}` };
    const said = failuresOf(operation).filter(({ status }) => status === 200);
    const schema =
      said.length > 0 ? { anyOf: [found, ...said.map(toFailureRef)] } : found;
    return { description: 'The answer', content: json(schema, answer) };
  }
  return operation.method === 'GET'
    ? {
        description: 'A text',
        content: { 'text/plain': { schema: { type: 'string' } } },
      }
    : { description: 'The remotes do not read the answer' };
}

function toRefusals(operation: HostOperation): object {
  const refused = failuresOf(operation).filter(({ status }) => status !== 200);
  const statuses = [...new Set(refused.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const failures = refused.filter((failure) => failure.status === status);
      const [first, ...others] = failures.map(toFailureRef);
      const schema =
        first && others.length === 0
          ? first
          : { anyOf: failures.map(toFailureRef) };
      const headers = failures.flatMap(({ headers: own = [] }) => own);
      const description = failures
        .map(({ error, meaning }) => `\`${error}\`: ${meaning}`)
        .join('; ');
      const refs = toHeaderRefs([...headersOfEveryAnswer, ...headers]);
      return [status, { description, ...refs, content: json(schema) }];
    }),
  );
}
