/** @jest-environment jsdom */
import { browserNeeds } from '../../browser-needs/browserNeeds';
import { findLacking } from './lacking';

/** jsdom knows nothing of styles; a browser says yes to all that it is asked. */
const supports = jest.fn((..._asked: string[]) => true);
const holders: readonly (readonly [owner: object, name: string])[] = [
  [window, 'CSS'],
  [HTMLElement.prototype, 'popover'],
  [HTMLDetailsElement.prototype, 'name'],
  [CSSStyleSheet.prototype, 'replaceSync'],
  [HTMLTemplateElement.prototype, 'shadowRootMode'],
  [AbortSignal, 'any'],
  [window, 'BroadcastChannel'],
  [navigator, 'locks'],
  [window, 'navigation'],
  [window, 'scheduler'],
  [URL, 'canParse'],
  [Promise, 'withResolvers'],
];
const known = holders.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
const take = (owner: object, name: string) => Reflect.deleteProperty(owner, name);
const give = (owner: object, name: string, value: unknown = {}) =>
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });

beforeEach(() => {
  for (const [owner, name] of holders) give(owner, name, name === 'CSS' ? { supports } : {});
});
afterEach(() => supports.mockReturnValue(true));
afterAll(() => {
  for (const [index, [owner, name]] of holders.entries()) {
    take(owner, name);
    const before = known[index];
    if (before) Object.defineProperty(owner, name, before);
  }
});

it('nothing is missing in a new browser', () => {
  expect(findLacking()).toEqual([]);
});

it('everything is, in one that has none of it', () => {
  for (const [owner, name] of holders) take(owner, name);
  expect(findLacking()).toEqual(browserNeeds.map(({ name }) => name));
});

it("HDR-2: a page's stand-in for popovers brings no selector", () => {
  supports.mockImplementation((asked) => !asked.includes(':popover-open'));
  expect(findLacking()).toEqual(['Popover API']);
});
