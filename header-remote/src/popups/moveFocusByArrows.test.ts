import { fireEvent } from '@testing-library/react';
import { moveFocusByArrows } from './moveFocusByArrows';
import { popupSelector } from './popover';

let ends: AbortController;

function openBar(direction: 'ltr' | 'rtl' = 'ltr') {
  document.body.innerHTML = `
    <nav style="direction: ${direction}">
      <div><button id="buy">Buy</button><div popover data-popup="bottom-start"><a id="loans" href="/l">L</a><a id="rates" href="/r">R</a></div></div>
      <a id="sell" href="/sell">Sell</a>
      <a id="help" href="/help">Help</a>
      <a id="hidden" href="/wide">Shown on wide pages</a>
    </nav>`;
  document.getElementById('hidden')!.checkVisibility = () => false;
  ends = new AbortController();
  moveFocusByArrows(document.body, ends.signal);
}
const press = (id: string, key: string, more: KeyboardEventInit = {}) => {
  const element = document.getElementById(id)!;
  element.focus();
  const isLeftToPage = fireEvent.keyDown(element, { key, ...more });
  return [document.activeElement?.id, isLeftToPage];
};

afterEach(() => ends.abort());

it.each([
  ['ltr', 'buy', 'ArrowRight', 'sell'],
  ['ltr', 'help', 'ArrowLeft', 'sell'],
  ['rtl', 'buy', 'ArrowLeft', 'sell'],
  ['rtl', 'help', 'ArrowRight', 'sell'],
  ['ltr', 'sell', 'Home', 'buy'],
  ['ltr', 'sell', 'End', 'help'],
] as const)(
  'keyboard: in a bar that runs %s, from %s %s goes to %s',
  (direction, from, key, to) => {
    openBar(direction);
    expect(press(from, key)).toEqual([to, false]);
  },
);

it.each([
  ['sell', 'ArrowUp', {}],
  // Its menu is closed.
  ['buy', 'ArrowDown', {}],
  ['help', 'ArrowRight', {}],
  ['sell', 'a', {}],
  ['sell', 'ArrowRight', { altKey: true }],
  ['sell', 'ArrowRight', { ctrlKey: true }],
  ['sell', 'ArrowRight', { metaKey: true }],
])('keyboard: from %s, %s %j stays with the page', (from, key, more) => {
  openBar();
  expect(press(from, key, more)).toEqual([from, true]);
});

it('keyboard: an open menu is entered, and gone through', () => {
  openBar();
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = jest.fn();
  const matches = jest.spyOn(Element.prototype, 'matches');
  matches.mockImplementation(
    (selector) => selector === ':popover-open' || selector === popupSelector,
  );
  expect(press('buy', 'ArrowDown')).toEqual(['loans', false]);
  expect(press('loans', 'ArrowDown')).toEqual(['rates', false]);
  expect(press('rates', 'ArrowUp')).toEqual(['loans', false]);
  expect(press('rates', 'Home')).toEqual(['loans', false]);
  expect(press('loans', 'ArrowRight')).toEqual(['loans', true]);
});

it('F18: keys are ignored once the signal has ended', () => {
  openBar();
  ends.abort();
  expect(press('buy', 'ArrowRight')).toEqual(['buy', true]);
});
