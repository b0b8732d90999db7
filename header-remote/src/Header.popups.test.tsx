import { renderWithSession } from 'session-shared/testing';
import { behave } from './behaviour';
import { Header } from './Header';
import { installFakePopovers } from './testing/fakePopovers';
import { recheckDelayMs } from './popups/placePopups';

installFakePopovers();
const panel = () => document.querySelector<HTMLElement>('#menu-buy')!;
const moveButtonTo = (bottom: number) => {
  const button = document.querySelector('[popovertarget="menu-buy"]')!;
  button.getBoundingClientRect = () =>
    ({ left: 500, right: 600, bottom }) as DOMRect;
};

describe('popups in a browser without anchor positioning', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(document.documentElement, 'clientWidth', {
      value: 1000,
      configurable: true,
    });
  });

  it('CON-13: are checked again after 100 ms, when the button has moved meanwhile', () => {
    renderWithSession(<Header />, { behave });
    moveButtonTo(64);
    panel().showPopover();
    moveButtonTo(164);
    jest.advanceTimersByTime(99);
    expect(panel().style.inset).toBe('84px auto auto 480px');
    jest.advanceTimersByTime(1);
    expect(panel().style.inset).toBe('184px auto auto 480px');
    expect(recheckDelayMs).toBe(100);
  });

  it("CON-11: are placed by script where the page has its own `CSS` in the place of the browser's", () => {
    Object.assign(window, { CSS: {} });
    renderWithSession(<Header />, { behave });
    moveButtonTo(64);
    panel().showPopover();
    expect(panel().style.inset).toBe('84px auto auto 480px');
    Object.assign(window, { CSS: undefined });
  });

  it('CON-11: are left to the style sheets by a browser that can anchor', () => {
    const supports = jest.fn(
      (...asked: string[]) => asked.join(': ') === 'top: anchor(bottom)',
    );
    Object.assign(window, { CSS: { supports } });
    renderWithSession(<Header />, { behave });
    panel().showPopover();
    expect(panel().style.inset).toBe('');
    Object.assign(window, { CSS: undefined });
  });

  it('F18: leave nothing waiting when the header is removed', () => {
    const { unmount } = renderWithSession(<Header />, { behave });
    panel().showPopover();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
