/** Renders docs/reference/site.md: every field of site.json, from its schema. */
import { siteFile } from 'mortgage-domain/site-file/siteFile';
import {
  entriesOf,
  isOptional,
  unwrap,
  wordsOf,
  type Field,
} from '../sites/schemaFields';
import { quote, toPage, toTable, type Reference } from './reference';

const introduction = `# The site's file

\`npm run references\` writes this page from \`mortgage-domain/src/site-file/siteFile.ts\`. How to make a site: [sites.md](../sites.md).

\`sites/<slug>/site.json\` is one JSON object. With \`"$schema": "../../dist/site.schema.json"\`, which the build writes, editors complete and explain every field. In texts and links of \`header\` and \`footer\`, \`{productName}\`, \`{brandSlug}\` and \`{accountPrefix}\` are replaced with the site's names; in \`lenderPage\` only \`{productName}\` is. An address is a path on the page's own host or an http(s), mailto or tel address.`;

export const siteReference: Reference = {
  file: 'docs/reference/site.md',
  render() {
    const parts = listParts(siteFile, '').map(({ path, field }) => {
      const title = path === '' ? 'The site' : quote(path);
      return `## ${title}\n\n${renderFields(field)}`;
    });
    return toPage(introduction, ...parts);
  },
};

interface Part {
  /** For example `header.main[]`; empty for the file itself. */
  readonly path: string;
  readonly field: Field;
}

/** Every object in the schema; a schema that recurs is listed once. */
function listParts(
  field: Field,
  path: string,
  seen = new Set<unknown>(),
): readonly Part[] {
  const { item } = unwrap(field);
  if (item) {
    return listParts(item, `${path}[]`, seen);
  }
  const entries = entriesOf(field);
  if (!entries || seen.has(entries)) {
    return [];
  }
  seen.add(entries);
  const inner = Object.entries(entries).flatMap(([name, child]) =>
    listParts(child, path === '' ? name : `${path}.${name}`, seen),
  );
  return [{ path, field }, ...inner];
}

function renderFields(field: Field): string {
  const rows = Object.entries(entriesOf(field) ?? {}).map(([name, child]) => {
    const {
      description: words = '',
      default: byDefault,
      examples: [example] = [],
    } = wordsOf(child);
    const needed = isOptional(child) ? '–' : '**needed**';
    return [
      quote(name),
      nameType(child),
      byDefault === undefined ? needed : toJson(byDefault),
      words,
      example === undefined ? '' : toJson(example),
    ];
  });
  return toTable(['field', 'type', 'default', 'what it does', 'example'], rows);
}

const toJson = (value: unknown): string => quote(JSON.stringify(value));

function nameType(field: Field): string {
  const { type, item, value, options = [] } = unwrap(field);
  if (type === 'array' && item) {
    return `list of ${nameType(item)}`;
  }
  if (type === 'record' && value) {
    return `object of ${nameType(value)}`;
  }
  if (type === 'picklist') {
    return options.map((option) => `\`"${String(option)}"\``).join(' or ');
  }
  if (type === 'union') {
    return (options as readonly Field[]).map(nameType).join(' or ');
  }
  return typeNames[type] ?? type;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  strict_object: 'object',
  boolean: 'true or false',
};
