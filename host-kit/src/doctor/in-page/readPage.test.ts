/** @jest-environment jsdom */
import { dispatchPageEvent } from 'embed/page-events';
import { findFrozen, findReplaced } from './builtIns';
import { findCover, findNeighbour, findReachingStyles } from './layout';
import { readPage } from './readPage';
import { recordHistory } from './recordHistory';
import { readGated } from './slots';

const tag = (remote: string, attributes = '') =>
  `<script src="https://static.example/${remote}/embed.js" ${attributes}></script>`;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('embed tags and their elements', () => {
  it('finds each tag and its element', () => {
    document.body.innerHTML = [
      tag('header-remote'),
      tag('footer-remote', 'data-target="#bottom" integrity="sha256-x"'),
      tag('lender-advertising-remote/cedarline'),
      tag('someone-else'),
      '<script src="/theirs.js"></script>',
    ].join('');
    expect(readPage().tags.map(({ remote, selector }) => [remote, selector])).toEqual([
      ['header-remote', '#site-header'],
      ['footer-remote', '#bottom'],
      ['lender-advertising-remote', '#lender-onboarding'],
    ]);
    expect(readPage().tags.map(({ hasIntegrity }) => hasIntegrity)).toEqual([false, true, false]);
  });

  it('reads the element of a remote with two tags once', () => {
    document.body.innerHTML = `<div id="site-header" style="min-height: 64px"></div>${tag('header-remote')}${tag('header-remote')}`;
    const slot = { remote: 'header-remote', matches: 1, reservedHeightPx: 64, hasShell: false };
    expect(readPage().slots).toEqual([expect.objectContaining(slot)]);
  });

  it('finds a shell in the element or in its div, whether React runs there, and its overflow', () => {
    document.body.innerHTML = `<div id="site-header"></div><section id="site-footer"><div></div></section>${tag('header-remote')}${tag('footer-remote')}`;
    const shellIn = (selector: string) => {
      const shadow = document.querySelector(selector)!.attachShadow({ mode: 'open' });
      shadow.innerHTML = '<div data-shell="1"><nav><p></p></nav></div>';
      return shadow.querySelector('nav')!;
    };
    const outermost = shellIn('#site-header').querySelector('p')!;
    Object.defineProperties(outermost, {
      scrollWidth: { value: 283 },
      clientWidth: { value: 256 },
    });
    Object.assign(shellIn('#site-footer div'), { __reactFiber$x: {} });
    const { slots } = readPage();
    expect(slots.map(({ hasShell, isHydrated }) => [hasShell, isHydrated])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(slots.map(({ overflowPx }) => overflowPx)).toEqual([27, 0]);
  });

  it('accepts an invalid selector and a missing element', () => {
    document.body.innerHTML = `${tag('header-remote', 'data-target="##"')}${tag('access-denied-remote')}`;
    expect(readPage().slots.map(({ matches, styles }) => [matches, styles])).toEqual([
      [0, []],
      [0, []],
    ]);
  });
});

describe('layout', () => {
  it.each([
    ['a row', 'static', { top: 0, bottom: 700, width: 800 }, 'main.page'],
    ['a column', 'static', { top: 64, bottom: 700, width: 800 }, undefined],
    ['a row with a notice above it', 'fixed', { top: 0, bottom: 40, width: 200 }, undefined],
    ['a row with an empty element', 'static', { top: 0, bottom: 64, width: 0 }, undefined],
  ])('names the neighbour in %s', (_layout, position, box, neighbour) => {
    document.body.innerHTML = `<div id="site-header"></div><main class="page" style="position: ${position}"></main>`;
    const [place, neighbouring] = document.body.children;
    place!.getBoundingClientRect = () => ({ top: 0, bottom: 64, width: 400 }) as DOMRect;
    neighbouring!.getBoundingClientRect = () => box as DOMRect;
    expect(findNeighbour(place!)).toBe(neighbour);
  });

  it('names the positioned element that covers a part of the header', () => {
    document.body.innerHTML = `<div id="site-header"></div><div class="bar" style="position: fixed"><i></i></div>`;
    const header = document.querySelector('#site-header')!;
    const box = { left: 0, top: 0, width: 800, height: 64 };
    header.getBoundingClientRect = () => box as DOMRect;
    const elementFromPoint = (x: number) => (x < 150 ? document.querySelector('i') : header);
    Object.assign(document, { elementFromPoint });
    expect(findCover(header)).toBe('div.bar');
    Object.assign(document, { elementFromPoint: () => header });
    expect(findCover(header)).toBeUndefined();
  });

  it('names the styles of the page that change a remote', () => {
    const style: Partial<CSSStyleDeclaration> = {
      opacity: '0.5',
      visibility: 'hidden',
      direction: 'rtl',
      clipPath: 'inset(50%)',
      display: 'block',
      transform: 'none',
      filter: 'none',
      zoom: '1',
      pointerEvents: 'auto',
    };
    expect(findReachingStyles(style as CSSStyleDeclaration, document.body, undefined)).toEqual([
      'visibility: hidden',
      'opacity: 0.5',
      'clip-path',
      'direction: rtl',
    ]);
  });
});

describe('built-in functions', () => {
  const { flat, reduce } = Array.prototype;
  afterEach(() => {
    Object.assign(Array.prototype, { flat, reduce });
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  });
  const theirs = (() => 'theirs') as never;

  it('names replaced and added functions (F46)', () => {
    Array.prototype.flat = theirs;
    Object.assign(Array.prototype, { toJSON: theirs });
    expect(findReplaced()).toEqual(
      expect.arrayContaining(['Array.prototype.flat', 'Array.prototype.toJSON (added)']),
    );
    expect(findReplaced()).not.toContain('Array.from');
    expect(findFrozen()).toEqual([]);
  });

  it('names functions that were replaced after the first remote ran (F46)', () => {
    const read = recordHistory(document);
    Array.prototype.flat = theirs;
    expect(read().lateReplaced).toEqual([]);
    dispatchPageEvent(document.body, 'remoteReady', { remote: 'header-remote' });
    expect(read().lateReplaced).toEqual([]);
    Array.prototype.reduce = theirs;
    expect(read().lateReplaced).toEqual(['Array.prototype.reduce']);
  });
});

it('names remotes whose element the page replaced, removed or moved into a frame', () => {
  const add = () => document.body.appendChild(document.createElement('div'));
  const read = recordHistory(document);
  const isReady = (place: Element, remote: 'header-remote' | 'footer-remote') =>
    dispatchPageEvent(place, 'remoteReady', { remote });
  const [header, footer] = [add(), add()];
  isReady(header, 'header-remote');
  isReady(footer, 'footer-remote');
  isReady(footer, 'footer-remote');
  expect(read()).toMatchObject({ movedRemotes: [], goneRemotes: [] });
  header.remove();
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentDocument!.body.append(footer);
  expect(read().goneRemotes).toEqual(['header-remote', 'footer-remote']);
  isReady(add(), 'header-remote');
  expect(read()).toMatchObject({
    movedRemotes: ['header-remote'],
    goneRemotes: ['footer-remote'],
  });
});

describe('the content of a gate', () => {
  const gateOf = (content: string, after = ''): Element => {
    document.body.innerHTML = `<div><template>${content}</template>${after}</div>`;
    return document.body.firstElementChild!;
  };
  const viewOf = (html: string): Element => {
    const shell = document.createElement('div');
    shell.innerHTML = html;
    return shell;
  };
  const secret = '<h1>Secret</h1>';

  it.each([
    ['withheld', secret, '', viewOf('<h1>Access Denied</h1>')],
    ['undecided', secret, '', viewOf('<p role="status"></p>')],
    ['undecided', secret, '', undefined],
    ['shown', secret, '<div></div>', viewOf('')],
    ['nothing', '', '', viewOf('<h1>Access Denied</h1>')],
  ])('is %s (PRM-5 PRM-6 PRM-10)', (gated, content, after, view) => {
    expect(readGated(gateOf(content, after), view)).toBe(gated);
  });
});
