import { siteFile } from 'mortgage-domain/site-file/siteFile';
import { safeParse } from 'valibot';
import { entriesOf, unwrap, wordsOf, type Field } from '../sites/schemaFields';

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
  it('all have a description', () => {
    expect(fields.length).toBeGreaterThan(80);
    expect(
      fields.filter(
        ({ field }) => !/\S.*\.$/.test(wordsOf(field).description ?? ''),
      ),
    ).toEqual([]);
  });

  it('their examples and defaults are valid', () => {
    const wrong = fields.flatMap(({ path, field }) => {
      const { examples = [], default: byDefault } = wordsOf(field);
      return [
        ...examples,
        ...(byDefault === undefined ? [] : [byDefault]),
      ].flatMap((value) =>
        safeParse(unwrap(field), value).success ? [] : [[path, value]],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('the required ones have an example for the message about a missing field', () => {
    const needed = fields.filter(({ field }) => field.type !== 'optional');
    expect(
      needed
        .filter(({ field }) => !wordsOf(field).examples)
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
