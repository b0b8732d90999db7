/** The fields in the schema of a site's file. */
import type { FieldFacts } from 'mortgage-domain/site-file/fields';
import { getMetadata, type GenericSchema } from 'valibot';

export interface Field extends GenericSchema {
  readonly wrapped?: Field;
  readonly entries?: Readonly<Record<string, Field>>;
  readonly item?: Field;
  readonly value?: Field;
  readonly options?: readonly unknown[];
}

export interface FieldWords extends FieldFacts {
  readonly description?: string;
}

export const isOptional = (field: Field): boolean => field.type === 'optional';

/** The field itself, whether it may be left out or not. */
export const unwrap = (field: Field): Field => field.wrapped ?? field;

export const wordsOf = (field: Field): FieldWords => getMetadata(unwrap(field));

/** The fields of an object, also of one that is one of several kinds. */
export function entriesOf(
  field: Field,
): Readonly<Record<string, Field>> | undefined {
  const { type, entries, options = [] } = unwrap(field);
  if (type !== 'union') {
    return entries;
  }
  return (options as readonly Field[]).find((option) => option.entries)
    ?.entries;
}

export function fieldAt(field: Field, key: string | number): Field | undefined {
  const entries = entriesOf(field);
  if (entries) {
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
  }
  const { item, value } = unwrap(field);
  return item ?? value;
}
