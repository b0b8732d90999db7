import * as v from 'valibot';
import { safeHrefSchema } from './safeHrefSchema';

it('S01: an address that came over the network is a text that a link may have', () => {
  expect(v.parse(safeHrefSchema, '/a')).toBe('/a');
  expect(() => v.parse(safeHrefSchema, 'javascript:x')).toThrow(
    'The address is not allowed.',
  );
  expect(() => v.parse(safeHrefSchema, 7)).toThrow();
});
