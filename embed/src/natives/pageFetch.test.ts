import { nativesSymbol } from '../contract/handOvers';
import { pageFetch } from './pageFetch';

const key = Symbol.for(nativesSymbol);
const own = jest.fn();
const init = { method: 'POST' };
beforeEach(() => Object.assign(window, { fetch: own }));
afterEach(() => {
  Reflect.deleteProperty(window, key);
  own.mockClear();
});

it("F51: is the fetch that the page host found where the page's own is not the browser's", () => {
  const clean = jest.fn();
  Object.assign(window, { [key]: { fetch: clean } });
  void pageFetch(window)('/x', init);
  expect(clean).toHaveBeenCalledWith('http://localhost/x', init);
  expect(own).not.toHaveBeenCalled();
});

it.each([
  ['without a page host', undefined],
  // As the build's own code makes it: it answers to every name with a call of that method.
  [
    'on a page that has replaced nothing',
    new Proxy({}, { get: () => () => 'a method call' }),
  ],
])("is the page's own %s", (_where, natives) => {
  Object.assign(window, { [key]: natives });
  void pageFetch(window)('/x', init);
  expect(own).toHaveBeenCalledWith('http://localhost/x', init);
});
