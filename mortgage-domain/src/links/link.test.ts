import { toLink } from './link';

it('the key of a link in a table is its path (LNK-1)', () => {
  expect(toLink('Homes', '/homes/')).toEqual({
    key: '/homes/',
    text: 'Homes',
    href: '/homes/',
  });
});
