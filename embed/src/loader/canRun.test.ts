import { FakeStyleSheet } from '../testing/styleSheets';
import { canRun } from './canRun';

const CSSStyleSheet = FakeStyleSheet as never;
const constructors = { Map, Set, URL, URLSearchParams, WeakMap };
const natives = { ...globalThis, ...constructors, Array, CSSStyleSheet, Function, Promise, Symbol };

describe('where our programs can run', () => {
  it('is a page with the natives it came with', () => {
    expect(canRun(natives)).toBe(true);
  });
  it('is no browser that cannot make style sheets', () => {
    expect(canRun({ ...natives, CSSStyleSheet: { prototype: {} } as never })).toBe(false);
  });
  it('F70: is no XHTML page', () => {
    const document = new DOMParser().parseFromString('<p />', 'application/xhtml+xml');
    expect(canRun({ ...natives, document })).toBe(false);
  });
  it('F54: is no page that has taken Symbol away', () => {
    expect(canRun({ ...natives, Symbol: undefined as never })).toBe(false);
  });
  it.each(Object.keys(constructors))('F66: is no page with a variable named %s', (name) => {
    expect(canRun({ ...natives, [name]: function shop() {} })).toBe(false);
  });
  it.each(['Array', 'Function', 'Promise'])(
    'F50: is no page that froze the prototype of %s',
    (name) => {
      const frozen = { prototype: Object.freeze({}) };
      expect(canRun({ ...natives, [name]: frozen })).toBe(false);
    },
  );
});
