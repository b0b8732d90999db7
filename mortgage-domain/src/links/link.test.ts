import { skipLink, toLink } from './link';

it('LNK-1: a line of a table is named by its path; the way past the header leads down the page', () => {
  expect(toLink('Homes', '/homes/')).toEqual({ key: '/homes/', text: 'Homes', href: '/homes/' });
  expect(skipLink.href).toBe('#main-content');
});
