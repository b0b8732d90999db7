import { isAdminSection } from './navigationSection';

it.each([
  ['admin', true],
  ['wide admin', true],
  ['administration', false],
  ['', false],
  [undefined, false],
])('NAV-36: a section of the class %j is an admin one: %p', (className, isAdmin) => {
  const link = { text: 'Tools', href: '/tools', className };
  expect(isAdminSection({ key: 'tools', link, subsections: [] })).toBe(isAdmin);
});
