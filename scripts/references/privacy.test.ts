import { toKeptRows, withTable } from './privacy';

it('S04: what is kept in a browser says why and how long; what is no storage has no row', () => {
  const rows = toKeptRows(
    `/** Cookie: a probe. */\nexport const probeCookie = 'probe';\n/** Event on \`window\`: consent. */\nexport const consentEvent = 'consent';`,
  );
  expect(rows).toEqual([
    ['`probe`', 'Cookie', 'a probe.', 'to say so where cookies are off', 'a moment'],
  ]);
});

it('S04: a new key of which nobody has said how long it is kept is refused', () => {
  expect(() => toKeptRows("/** `localStorage`: more. */\nexport const moreKey = 'more';")).toThrow(
    'keepings.ts does not say why and how long moreKey is kept.',
  );
});

it('a table is replaced between its marks, and the page around it is left as it is', () => {
  const page = (rows: string) =>
    `Before.\n\n<!-- kept: made by npm run references -->\n\n${rows}\n\n<!-- end of kept -->\n\nAfter.\n`;
  expect(withTable(page('| old |'), 'kept', ['| a |', '| b |'])).toBe(page('| a |\n| b |'));
  expect(() => withTable('Before.', 'kept', [])).toThrow(
    'The page lacks <!-- kept: made by npm run references --> or <!-- end of kept -->. Write both.',
  );
});
