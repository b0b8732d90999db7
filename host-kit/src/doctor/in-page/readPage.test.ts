/** @jest-environment jsdom */
import { mountHandleSymbol } from 'embed/hand-overs';
import { dispatchPageEvent } from 'embed/page-events';
import { findFrozen, findReplaced, withBuiltIns } from './builtIns';
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
    expect(
      readPage().tags.map(({ remote, selector }) => [remote, selector]),
    ).toEqual([
      ['header-remote', '#site-header'],
      ['footer-remote', '#bottom'],
      ['lender-advertising-remote', '#lender-onboarding'],
    ]);
    expect(readPage().tags.map(({ hasIntegrity }) => hasIntegrity)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('reads the element of a remote with two tags once', () => {
    document.body.innerHTML = `<div id="site-header" style="min-height: 64px"></div>${tag('header-remote')}${tag('header-remote')}`;
    const slot = {
      remote: 'header-remote',
      matches: 1,
      reservedHeightPx: 64,
      hasShell: false,
    };
    expect(readPage().slots).toEqual([expect.objectContaining(slot)]);
  });

  it('finds a shell in the element or in its div, whether the remote runs there, and its overflow', () => {
    document.body.innerHTML = `<div id="site-header"></div><section id="site-footer"><div></div></section>${tag('header-remote')}${tag('footer-remote')}`;
    const shellIn = (selector: string) => {
      const shadow = document
        .querySelector(selector)!
        .attachShadow({ mode: 'open' });
      shadow.innerHTML = '<div data-shell="1"><nav><p></p></nav></div>';
      return shadow.querySelector('nav')!;
    };
    const outermost = shellIn('#site-header').querySelector('p')!;
    Object.defineProperties(outermost, {
      scrollWidth: { value: 283 },
      clientWidth: { value: 256 },
    });
    shellIn('#site-footer div');
    Object.assign(document.querySelector('#site-footer div')!, {
      [Symbol.for(mountHandleSymbol)]: {},
    });
    const { slots } = readPage();
    expect(slots.map(({ hasShell, isLive }) => [hasShell, isLive])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(slots.map(({ overflowPx }) => overflowPx)).toEqual([27, 0]);
  });

  it('finds tags that a tool has changed, and keeps the copy that runs', () => {
    document.body.innerHTML = [
      tag('header-remote', 'type="text/plain"'),
      tag('header-remote'),
      tag('footer-remote', 'data-embed-seen').replace('src', 'data-rocket-src'),
      tag('access-denied-remote', 'data-embed-seen type="text/javascript"'),
      '<script data-mortgage-added src="/host.js" type="javascript/blocked"></script>',
    ].join('');
    const { tags, changedScripts } = readPage();
    expect(tags.map(({ remote }) => remote)).toEqual([
      'header-remote',
      'footer-remote',
      'access-denied-remote',
    ]);
    expect(changedScripts).toEqual([
      'https://static.example/header-remote/embed.js (type="text/plain")',
      'https://static.example/footer-remote/embed.js (its address is in data-rocket-src)',
      'https://static.example/access-denied-remote/embed.js (data-embed-seen was saved with the page)',
      '/host.js (type="javascript/blocked")',
    ]);
    const base = 'https://static.example/access-denied-remote/1/';
    const releases = { 'access-denied-remote': { base } };
    Object.assign(window, { [Symbol.for('mortgage.embed')]: { releases } });
    expect(readPage()).toMatchObject({
      releaseFolders: [base],
      changedScripts: { length: 3 },
    });
    Reflect.deleteProperty(window, Symbol.for('mortgage.embed'));
  });

  it('finds content that a remote hides, and FastClick', () => {
    const content = '<a href="/">Home</a>';
    document.body.innerHTML = `<div id="site-header">${content}<h1>Theirs</h1></div><div id="site-footer">${content}</div>${tag('header-remote')}${tag('footer-remote')}`;
    for (const id of ['site-header', 'site-footer']) {
      document.getElementById(id)!.attachShadow({ mode: 'open' });
    }
    Object.assign(window, { FastClick: () => undefined });
    const page = readPage();
    expect(page.slots.map(({ hidesContent }) => hidesContent)).toEqual([
      true,
      false,
    ]);
    expect(page.stealsTaps).toBe(true);
    document.body.className = 'needsclick';
    expect(readPage().stealsTaps).toBe(false);
    Reflect.deleteProperty(window, 'FastClick');
  });

  it('accepts an invalid selector and a missing element', () => {
    document.body.innerHTML = `${tag('header-remote', 'data-target="##"')}${tag('access-denied-remote')}`;
    expect(
      readPage().slots.map(({ matches, styles }) => [matches, styles]),
    ).toEqual([
      [0, []],
      [0, []],
    ]);
  });
});

describe('layout', () => {
  it.each([
    ['a row', 'static', { top: 0, bottom: 700, width: 800 }, 'main.page'],
    ['a column', 'static', { top: 64, bottom: 700, width: 800 }, undefined],
    [
      'a row with a notice above it',
      'fixed',
      { top: 0, bottom: 40, width: 200 },
      undefined,
    ],
    [
      'a row with an empty element',
      'static',
      { top: 0, bottom: 64, width: 0 },
      undefined,
    ],
  ])('names the neighbour in %s', (_layout, position, box, neighbour) => {
    document.body.innerHTML = `<div id="site-header"></div><main class="page" style="position: ${position}"></main>`;
    const [place, neighbouring] = document.body.children;
    place!.getBoundingClientRect = () =>
      ({ top: 0, bottom: 64, width: 400 }) as DOMRect;
    neighbouring!.getBoundingClientRect = () => box as DOMRect;
    expect(findNeighbour(place!)).toBe(neighbour);
  });

  it('names the positioned element that covers a part of the header', () => {
    document.body.innerHTML = `<div id="site-header"></div><div class="bar" style="position: fixed"><i></i></div>`;
    const header = document.querySelector('#site-header')!;
    const box = { left: 0, top: 0, width: 800, height: 64 };
    header.getBoundingClientRect = () => box as DOMRect;
    const elementFromPoint = (x: number) =>
      x < 150 ? document.querySelector('i') : header;
    Object.assign(document, { elementFromPoint });
    expect(findCover(header)).toBe('div.bar');
    Object.assign(document, { elementFromPoint: () => header });
    expect(findCover(header)).toBeUndefined();
  });

  it('names the styles of the page that change a remote', () => {
    const element = document.body.appendChild(document.createElement('div'));
    const { style } = element;
    style.cssText =
      'opacity: 0.5; visibility: hidden; direction: rtl; display: block; filter: none; zoom: 1';
    expect(findReachingStyles(style, element, undefined)).toEqual([
      'visibility: hidden',
      'opacity: 0.5',
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
      expect.arrayContaining([
        'Array.prototype.flat',
        'Array.prototype.toJSON (added)',
      ]),
    );
    expect(findReplaced()).not.toContain('Array.from');
    expect(findFrozen()).toEqual([]);
  });

  it('puts the functions of the browser back while it reads (F46)', () => {
    const { URL } = window;
    Array.prototype.flat = theirs;
    Object.assign(window, { URL: '/shop/' });
    expect(findReplaced()).toEqual(
      expect.arrayContaining(['Array.prototype.flat', 'window.URL']),
    );
    expect(withBuiltIns(() => [[[1]].flat(), window.URL])).toEqual([[1], URL]);
    expect([Array.prototype.flat, window.URL]).toEqual([theirs, '/shop/']);
    Object.assign(window, { URL });
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
