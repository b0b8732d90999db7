/** Splits an operation's input into parameters of its address and its body. @source API-2, API-4, API-5 */
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { toJsonSchema, type JsonSchema } from './jsonSchema';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null;

/** Leaves of an object, by their dotted keys; of alternatives none is required. */
export function toLeaves(
  schema: JsonSchema,
  before = '',
  required = true,
): readonly Parameter[] {
  if (
    schema.anyOf &&
    schema.anyOf.every((one) => isObject(one) && one.type === 'object')
  ) {
    return schema.anyOf.flatMap((one) =>
      isObject(one) ? toLeaves(one, before, false) : [],
    );
  }
  if (!schema.properties) {
    return [{ name: before.slice(0, -1), in: 'query', required, schema }];
  }
  return Object.entries(schema.properties).flatMap(([name, part]) => {
    const isRequired = required && (schema.required ?? []).includes(name);
    return isObject(part)
      ? toLeaves(part, `${before}${name}.`, isRequired)
      : [];
  });
}

type SplitRequest = Readonly<{
  query: readonly Parameter[];
  body?: JsonSchema;
}>;

/** A POST has only the partner in its address (API-5). */
export function splitRequest({ sends, request }: HostOperation): SplitRequest {
  if (!request) {
    return { query: [] };
  }
  const schema = toJsonSchema(request);
  if (sends === 'query') {
    return { query: toLeaves(schema) };
  }
  if (sends !== 'text/plain' || !schema.properties) {
    return { query: [], body: schema };
  }
  const { partnerId, ...properties } = schema.properties;
  const names = schema.required?.filter((name) => name !== 'partnerId');
  const { required: _, ...rest } = schema;
  return {
    query: isObject(partnerId)
      ? [{ name: 'partnerId', in: 'query', required: false, schema: partnerId }]
      : [],
    body: {
      ...rest,
      properties,
      ...(names?.length ? { required: names } : {}),
    },
  };
}

export function toParameters(operation: HostOperation): readonly Parameter[] {
  const { query, headers = {} } = operation;
  return [
    ...splitRequest(operation).query,
    ...(query ? toLeaves(toJsonSchema(query)) : []),
    ...Object.entries(headers)
      // OpenAPI gives these to the body.
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, description]): Parameter => ({
        name,
        in: 'header',
        required: false,
        description,
        schema: { type: 'string' },
      })),
  ];
}
