import { lenderPageFile } from 'mortgage-domain/site-file/lenderPageFile';
import { safeParse } from 'valibot';
import { defaultContent } from './content';
import { toContent } from './toContent';

it("OPN-80 LAP-3: a site's file may contain all of our own texts", () => {
  expect(safeParse(lenderPageFile, defaultContent).issues).toBeUndefined();
});

it('OPN-80: the page accepts what the schema accepts, section by section', () => {
  const given = {
    hero: { title: 'Ours' },
    products: { items: [{ name: 'A', text: 'B', points: [] }] },
    testimonials: {
      note: '',
      items: [{ quote: 'Q', author: 'A', company: 'C', nmlsId: '1' }],
    },
  };
  expect(
    safeParse(lenderPageFile, given).issues?.map(({ message }) => message),
  ).toEqual(['a product needs a benefit. Write at least one.']);
  given.products.items = [{ name: 'A', text: 'B', points: ['C'] as never[] }];
  expect(safeParse(lenderPageFile, given).success).toBe(true);
  expect(toContent(given, defaultContent)).toMatchObject(given);
  expect(console.warn).not.toHaveBeenCalled();
});
