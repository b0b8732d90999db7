import { testSession } from 'session-shared/testing';
import { installFakePopovers, isShown } from '../testing/fakePopovers';
import { closingFeature } from './closingFeature';

installFakePopovers();
const address = { path: '/', search: '' };

// jsdom has no `:popover-open`; our stand-in supports it only in `matches`.
function openHeader() {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<nav popover></nav><p popover="manual"></p>';
  return {
    element,
    menu: shadow.querySelector('nav')!,
    notice: shadow.querySelector('p')!,
  };
}

it.each([
  ['closes if the page routes our link', { type: 'page/linkRouted' }, false],
  [
    'closes on another page',
    { type: 'page/navigated', ...address, isNewPath: true },
    false,
  ],
  [
    'stays on the same page',
    { type: 'page/navigated', ...address, isNewPath: false },
    true,
  ],
])(
  'F18 HDR-1: an open menu %s; the notice of the operator stays',
  (_what, action, stays) => {
    const { element, menu, notice } = openHeader();
    const session = testSession();
    session.attach(closingFeature(element));
    for (const popover of [menu, notice]) {
      popover.showPopover();
    }
    session.store.dispatch(action);
    expect([menu, notice].map(isShown)).toEqual([stays, true]);
  },
);

it('F17 HDR-1: of two headers on a page each closes its own menus, also once the first is gone', () => {
  const [first, second] = [openHeader(), openHeader()];
  const session = testSession();
  const [detachFirst] = [first, second].map(({ element }) =>
    session.attach(closingFeature(element)),
  );
  second.menu.showPopover();
  session.store.dispatch({ type: 'page/linkRouted' });
  expect(isShown(second.menu)).toBe(false);
  detachFirst!();
  second.menu.showPopover();
  session.store.dispatch({ type: 'page/linkRouted' });
  expect(isShown(second.menu)).toBe(false);
});
