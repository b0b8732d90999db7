import { canRun } from './canRun';

describe('where our programs can run', () => {
  it('is a page with the natives it came with', () => {
    expect(canRun(globalThis)).toBe(true);
  });
  it('F54: is no page that has taken Symbol away', () => {
    expect(canRun({ ...globalThis, Array, Function, Promise, Symbol: undefined as never })).toBe(
      false,
    );
  });
  it.each(['Array', 'Function', 'Promise'])(
    'F50: is no page that has frozen the prototype of %s',
    (name) => {
      const frozen = { prototype: Object.freeze({}) };
      expect(canRun({ ...globalThis, Array, Function, Promise, Symbol, [name]: frozen })).toBe(
        false,
      );
    },
  );
});
