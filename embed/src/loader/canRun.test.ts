import { FakeStyleSheet } from '../testing/styleSheets';
import { canRun } from './canRun';

const CSSStyleSheet = FakeStyleSheet as never;
const constructors = { Map, Set, URL, URLSearchParams, WeakMap };
const natives = {
  ...globalThis,
  ...constructors,
  Array,
  CSSStyleSheet,
  Function,
  Promise,
  Symbol,
};

describe('our programs', () => {
  it('run on a page with the natives it came with', () => {
    expect(canRun(natives)).toBe(true);
  });
  it('do not run in a browser that cannot make style sheets', () => {
    expect(
      canRun({ ...natives, CSSStyleSheet: { prototype: {} } as never }),
    ).toBe(false);
  });
  it('F70: do not run on an XHTML page', () => {
    const document = new DOMParser().parseFromString(
      '<p />',
      'application/xhtml+xml',
    );
    expect(canRun({ ...natives, document })).toBe(false);
  });
  it('F54: do not run on a page that has removed Symbol', () => {
    expect(canRun({ ...natives, Symbol: undefined as never })).toBe(false);
  });
  it.each(Object.keys(constructors))(
    'F66: do not run with a variable named %s',
    (name) => {
      expect(canRun({ ...natives, [name]: function shop() {} })).toBe(false);
    },
  );
  it.each(['Array', 'Function', 'Promise'])(
    'F50: do not run on a page that froze the prototype of %s',
    (name) => {
      const frozen = { prototype: Object.freeze({}) };
      expect(canRun({ ...natives, [name]: frozen })).toBe(false);
    },
  );
});
