/** The schemas that the product reads by, as JSON Schema (draft 2020-12, that of OpenAPI 3.1). */
import {
  toJsonSchema as convert,
  type JsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };
interface Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>> {
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}

/** The schema of sent JSON: a part with a fallback may be missing. */
export const toJsonSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = convert(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      override(valibotSchema, jsonSchema),
  });
  return json;
};

function override(schema: Schema, json: JsonSchema): JsonSchema | undefined {
  const { type, wrapped, entries } = schema;
  // The reader drops an unreadable item or part; `undefined` is its replacement and never sent.
  if (hasFallback(schema) && type === 'optional' && wrapped) {
    return toJsonSchema(wrapped);
  }
  if (!entries || !json.required) {
    return undefined;
  }
  const required = json.required.filter((name) => !hasFallback(entries[name]));
  const { required: _, ...rest } = json;
  return required.length > 0 ? { ...rest, required } : rest;
}

const hasFallback = (schema: Schema | undefined): boolean =>
  !!schema && 'fallback' in schema;
