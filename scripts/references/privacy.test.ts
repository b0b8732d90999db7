import { toKeptRows } from './privacy';

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
