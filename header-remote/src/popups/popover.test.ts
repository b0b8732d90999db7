import { hasPopovers } from './popover';

const methods = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover');
afterEach(() => {
  jest.restoreAllMocks();
  if (methods) Object.defineProperty(HTMLElement.prototype, 'showPopover', methods);
  else Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});
const standIn = () =>
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value() {}, configurable: true });

describe('HDR-2: whether the browser has popovers', () => {
  it('yes, where it knows both selector and methods', () => {
    standIn();
    jest.spyOn(document.documentElement, 'matches').mockReturnValue(false);
    expect(hasPopovers()).toBe(true);
  });

  it('no, where it has no methods', () => {
    jest.spyOn(document.documentElement, 'matches').mockReturnValue(false);
    expect(hasPopovers()).toBe(false);
  });

  it("no, where a page's stand-in brings the methods and the browser objects to the selector", () => {
    standIn();
    jest.spyOn(document.documentElement, 'matches').mockImplementation(() => {
      throw new DOMException('unknown pseudo-class', 'SyntaxError');
    });
    expect(hasPopovers()).toBe(false);
  });
});
