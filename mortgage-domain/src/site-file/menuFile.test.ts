import { fillNames } from '../site/fillNames';
import { toMenu } from './menuFile';

const menu = {
  key: 'buy',
  text: 'Buy',
  top: { text: 'Homes', href: '/homes/' },
  groups: [
    {
      title: 'Your mortgage',
      links: [{ text: 'Rates', href: '/mortgage-rates/?zip=94110#today' }],
    },
  ],
};
const prompt = { text: 'Started?', href: '/apply/' };

it("adds the menu's query to every address, before the fragment (NAV-14)", () => {
  const made = toMenu({
    ...menu,
    prompt,
    query: { utm_source: '{brandSlug}', utm_medium: 'header' },
  });
  const query = 'utm_source={brandSlug}&utm_medium=header';
  expect(made).toMatchObject({
    key: 'buy',
    text: 'Buy',
    top: { text: 'Homes', href: `/homes/?${query}` },
    groups: [
      {
        title: 'Your mortgage',
        links: [
          { text: 'Rates', href: `/mortgage-rates/?zip=94110&${query}#today` },
        ],
      },
    ],
    prompt: { text: 'Started?', href: `/apply/?${query}` },
  });
  expect(made).not.toHaveProperty('query');
});

it('NAV-14: any text is a value of the query, and so is any name of the product', () => {
  const query = { utm_source: '{productName}', utm_campaign: 'Sale & more #1' };
  const names = {
    productName: 'Maple & Hearth',
    brandSlug: 'm',
    accountPrefix: 'a',
  };
  const { top, text } = fillNames(
    toMenu({ ...menu, text: '{productName}', query }),
    names,
  );
  expect(text).toBe('Maple & Hearth');
  const filled = new URL(top.href, 'https://maplehearth.example').searchParams;
  expect(Object.fromEntries(filled)).toEqual({
    ...query,
    utm_source: 'Maple & Hearth',
  });
});

it('NAV-1: without it addresses are as they are written; without a prompt there is none', () => {
  const made = toMenu(menu);
  expect(made.top.href).toBe('/homes/');
  expect(made.groups[0]!.links[0]!.href).toBe(
    '/mortgage-rates/?zip=94110#today',
  );
  expect(made.prompt).toBeUndefined();
});
