/** @jest-environment jsdom */
import { dispatchPageEvent } from 'embed/page-events';
import { recordHistory } from './pageHistory';

const { reduce } = Array.prototype;
afterEach(() => {
  Array.prototype.reduce = reduce;
  document.body.innerHTML = '';
});
const add = () => document.body.appendChild(document.createElement('div'));
const isReady = (place: Element, remote: 'header-remote' | 'footer-remote' = 'header-remote') =>
  dispatchPageEvent(place, 'remoteReady', { remote });
const theirs = (() => 'theirs') as never;

it('F46: what was replaced before the first remote ran did not come late', () => {
  const read = recordHistory(document);
  Array.prototype.reduce = theirs;
  expect(read().lateReplaced).toEqual([]);
  isReady(add());
  expect(read().lateReplaced).toEqual([]);
});

it('F46: what is replaced after it did', () => {
  const read = recordHistory(document);
  isReady(add());
  Array.prototype.reduce = theirs;
  isReady(add(), 'footer-remote');
  expect(read().lateReplaced).toEqual(['Array.prototype.reduce']);
});

it('a remote that runs in another element has moved, one that starts again in its own has not', () => {
  const read = recordHistory(document);
  const [header, footer] = [add(), add()];
  isReady(header);
  isReady(footer, 'footer-remote');
  isReady(footer, 'footer-remote');
  expect(read().movedRemotes).toEqual([]);
  isReady(add());
  isReady(add());
  expect(read().movedRemotes).toEqual(['header-remote']);
});

it('a remote whose element is in the page no more, or in a frame of it, is gone; a later one takes its place', () => {
  const read = recordHistory(document);
  const [header, footer] = [add(), add()];
  isReady(header);
  isReady(footer, 'footer-remote');
  expect(read().goneRemotes).toEqual([]);
  header.remove();
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentDocument!.body.append(footer);
  expect(read().goneRemotes).toEqual(['header-remote', 'footer-remote']);
  isReady(add());
  expect(read().goneRemotes).toEqual(['footer-remote']);
});

it('CAL-14: a page that has another path has navigated, one with another query has not', () => {
  const before = location.href;
  const read = recordHistory(document);
  history.pushState(null, '', '?city=austin');
  expect(read().hasNavigated).toBe(false);
  history.pushState(null, '', '/mortgage-rates/tx/');
  expect(read().hasNavigated).toBe(true);
  history.replaceState(null, '', before);
});
