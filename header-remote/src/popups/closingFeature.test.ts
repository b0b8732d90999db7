import { testSession } from 'session-shared/testing';
import { installFakePopovers, isShown } from '../testing/fakePopovers';
import { closingFeature } from './closingFeature';

installFakePopovers();
const address = { path: '/', search: '' };

it.each([
  ['closes where the page routes a link of ours', { type: 'page/linkRouted' }, false],
  ['closes on another page', { type: 'page/navigated', ...address, isNewPath: true }, false],
  ['stays on the same page', { type: 'page/navigated', ...address, isNewPath: false }, true],
])('F18 HDR-1: an open menu %s', (_what, action, stays) => {
  // jsdom does not know the selector, our stand-in only the question of one element.
  const element = document.createElement('div');
  element.attachShadow({ mode: 'open' }).innerHTML = '<nav popover></nav><p></p>';
  const menu = element.shadowRoot!.querySelector('nav')!;
  const session = testSession();
  session.attach(closingFeature(element));
  menu.showPopover();
  session.store.dispatch(action);
  expect(isShown(menu)).toBe(stays);
});
