/** Failures and headers of the page's host as parts of an OpenAPI document. */
import type {
  FailurePart,
  HostFailure,
  HostHeader,
} from 'mortgage-domain/host/hostFailures';
import { failuresOf } from './commonFailures';
import { hostHeaders } from './answerHeaders';
import type { JsonSchema } from './jsonSchema';
import { hostOperations } from './operations';

const text: JsonSchema = { type: 'string', minLength: 1 };
const parts: Readonly<Record<FailurePart, JsonSchema>> = {
  field: text,
  message: text,
  validationErrors: { type: 'array', items: text, minItems: 1 },
  // The page's own host; any other address is refused (AUT-9).
  blockScript: { type: 'string', pattern: '^/(?!/)' },
};

const nameOf = ({ error, carries = [] }: HostFailure): string =>
  [error.replaceAll(' ', '_'), ...carries].join('-');

const toSchema = ({ error, carries = [] }: HostFailure): JsonSchema => ({
  type: 'object',
  properties: {
    error: { const: error },
    ...Object.fromEntries(carries.map((part) => [part, parts[part]])),
  },
  required: ['error', ...carries],
});

export const toFailureRef = (failure: HostFailure): JsonSchema => ({
  $ref: `#/components/schemas/${nameOf(failure)}`,
});

export const toHeaderRefs = (headers: readonly HostHeader[]) => {
  const refs = headers.map(
    (name) => [name, { $ref: `#/components/headers/${name}` }] as const,
  );
  return refs.length === 0 ? {} : { headers: Object.fromEntries(refs) };
};

export const failureSchemas: Readonly<Record<string, JsonSchema>> = {
  Failure: {
    type: 'object',
    description:
      'A named failure. It may come with any status, 200 too; `validationErrors` names fields of a sign-in or a lead, `blockScript` asks for the security check.',
    properties: { error: text, ...parts },
    required: ['error'],
  },
  ...Object.fromEntries(
    hostOperations
      .flatMap(([, operation]) => failuresOf(operation))
      .map((failure) => [nameOf(failure), toSchema(failure)]),
  ),
};

export const headerParts: object = Object.fromEntries(
  Object.entries(hostHeaders).map(([name, { pattern, meaning, example }]) => [
    name,
    {
      description: meaning,
      required: true,
      schema: { type: 'string', pattern },
      example,
    },
  ]),
);
