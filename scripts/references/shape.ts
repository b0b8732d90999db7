import type { JsonSchema } from 'host-kit/contract/jsonSchema';

type Part = JsonSchema | boolean | undefined;

export function toShape(schema: Part, indent = ''): string {
  if (typeof schema !== 'object') {
    return 'unknown';
  }
  if (schema.anyOf) {
    return schema.anyOf.map((one) => toShape(one, indent)).join(' | ');
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  if (schema.type === 'array') {
    return toList(toShape(schema.items as Part, indent));
  }
  if (schema.type === 'object') {
    return toObject(schema, indent);
  }
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

const toList = (item: string): string =>
  item.includes(' | ') ? `(${item})[]` : `${item}[]`;

function toObject(
  { properties, additionalProperties, required = [] }: JsonSchema,
  indent: string,
): string {
  if (!properties) {
    return `{ [name: string]: ${toShape(additionalProperties, indent)} }`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, part]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${toShape(part, inner)}`,
  );
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}
