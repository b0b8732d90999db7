/** The schemas that the product reads by, as JSON Schema (draft 2020-12, that of OpenAPI 3.1). */
import { toJsonSchema as convert, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** The schema of sent JSON: a part with a fallback may be missing. */
export const toJsonSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = convert(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => override(valibotSchema, jsonSchema),
  });
  return json;
};

function override(schema: Schema, json: JsonSchema): JsonSchema | undefined {
  // The reader drops an unreadable item or part; `undefined` is its replacement and never sent.
  if (hasFallback(schema) && isWrapper(schema)) return toJsonSchema(schema.wrapped);
  if (!hasEntries(schema) || !json.required) return undefined;
  const required = json.required.filter((name) => !hasFallback(schema.entries[name]));
  const { required: _, ...rest } = json;
  return required.length > 0 ? { ...rest, required } : rest;
}

const hasFallback = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'fallback' in schema;
const isWrapper = (schema: Schema): schema is Schema & { readonly wrapped: Schema } =>
  schema.type === 'optional';
const hasEntries = (
  schema: Schema,
): schema is Schema & { readonly entries: Record<string, Schema> } => 'entries' in schema;
