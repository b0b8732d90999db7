import { installFakePopovers, isShown } from '../testing/fakePopovers';
import { closeOnFocusLeave } from './closeOnFocusLeave';

installFakePopovers();

it('F19: a page that the visitor leaves keeps no open menu', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<nav popover></nav>';
  closeOnFocusLeave(root, new AbortController().signal);
  const menu = root.querySelector('nav')!;
  menu.showPopover();
  window.dispatchEvent(new Event('pagehide'));
  expect(isShown(menu)).toBe(false);
});
