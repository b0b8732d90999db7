import { lenderPageFile, type LenderPageFile } from 'mortgage-domain/site-file/lenderPageFile';
import { safeParse } from 'valibot';
import { defaultContent } from './content';
import type { LenderPageContent } from './lenderPageContent';
import { toContent } from './toContent';

/** Without `readonly`, `undefined` and optional keys: what is left is names and kinds. */
type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]-?: Plain<Exclude<Value[Name], undefined>> }
    : Value;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

it('OPN-80: the texts of a site have the form of the page: its names and its kinds', () => {
  // The type check says it: `false` where one of the two has a name that the other has not.
  const same: Same<Plain<LenderPageFile>, Plain<LenderPageContent>> = true;
  expect(same).toBe(true);
});

it("OPN-80 LAP-3: all of our own texts could be said in a site's file", () => {
  expect(safeParse(lenderPageFile, defaultContent).issues).toBeUndefined();
});

it('OPN-80: whatever the schema lets pass, the page takes, section by section', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const given = {
    hero: { title: 'Ours' },
    products: { items: [{ name: 'A', text: 'B', points: [] }] },
    testimonials: {
      note: '',
      items: [{ quote: 'Q', author: 'A', company: 'C', nmlsId: '1' }],
    },
  };
  expect(safeParse(lenderPageFile, given).issues?.map(({ message }) => message)).toEqual([
    'a product without a point is none. Write at least one.',
  ]);
  given.products.items = [{ name: 'A', text: 'B', points: ['C'] as never[] }];
  expect(safeParse(lenderPageFile, given).success).toBe(true);
  expect(toContent(given, defaultContent)).toMatchObject(given);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
