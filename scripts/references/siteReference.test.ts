import { siteFile } from 'mortgage-domain/site-file/siteFile';
import { safeParse } from 'valibot';
import { entriesOf, unwrap, wordsOf, type Field } from '../sites/schemaFields';
import { siteSchemaReference } from './siteReference';

interface Named {
  readonly path: string;
  readonly field: Field;
}

/** Every field of the file, at any depth. */
const listFields = (field: Field, path: string): readonly Named[] =>
  Object.entries(entriesOf(field) ?? {}).flatMap(([name, child]) => {
    const item = unwrap(child).item;
    const here = { path: `${path}${name}`, field: child };
    return [here, ...listFields(item ?? child, `${here.path}.`)];
  });
const fields = listFields(siteFile, '');

describe("the fields of a site's file", () => {
  it('all say what they do', () => {
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter(({ field }) => !/\S.*\.$/.test(wordsOf(field).description ?? ''))).toEqual(
      [],
    );
  });

  it('their examples and defaults are such as could be written', () => {
    const wrong = fields.flatMap(({ path, field }) => {
      const { examples = [], default: byDefault } = wordsOf(field);
      return [...examples, ...(byDefault === undefined ? [] : [byDefault])].flatMap((value) =>
        safeParse(unwrap(field), value).success ? [] : [[path, value]],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('those that are needed have an example, which is what is said when they are missing', () => {
    const needed = fields.filter(({ field }) => field.type !== 'optional');
    expect(needed.filter(({ field }) => !wordsOf(field).examples).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

it('the schema for editors: nothing unknown is allowed, what is needed is required, words and defaults are there', () => {
  const schema = JSON.parse(siteSchemaReference.render()) as {
    readonly $schema: string;
    readonly additionalProperties: boolean;
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
  expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required).toEqual([
    'slug',
    'productName',
    'mainDomain',
    'homeLoansHost',
    'partnerIds',
  ]);
  expect(schema.properties.theme).toEqual({
    enum: ['classic', 'refreshed'],
    type: 'string',
    description: 'How everything looks (OPN-86).',
    default: 'classic',
  });
  expect(schema.properties.slug).toMatchObject({ pattern: '^[a-z][a-z\\d-]*$' });
});
