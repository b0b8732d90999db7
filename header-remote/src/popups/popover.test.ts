import { hasPopovers } from './popover';

const methods = Object.getOwnPropertyDescriptor(
  HTMLElement.prototype,
  'showPopover',
);
afterEach(() => {
  if (methods) {
    Object.defineProperty(HTMLElement.prototype, 'showPopover', methods);
  } else {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  }
});
const refuse = () => {
  throw new DOMException('unknown pseudo-class', 'SyntaxError');
};

it.each([
  ['has both selector and methods', true, true, () => false],
  ['has no methods', false, false, () => false],
  [
    "has a page's stand-in with the methods, and refuses the selector",
    false,
    true,
    refuse,
  ],
])(
  'HDR-2: a browser that %s has popovers: %p',
  (_what, expected, hasMethods, matches) => {
    if (hasMethods) {
      Object.defineProperty(HTMLElement.prototype, 'showPopover', {
        value() {},
        configurable: true,
      });
    }
    jest.spyOn(document.documentElement, 'matches').mockImplementation(matches);
    expect(hasPopovers()).toBe(expected);
  },
);
