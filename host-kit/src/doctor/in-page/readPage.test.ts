/** @jest-environment jsdom */
import { findFrozen, findReplaced } from './builtIns';
import { findNeighbour } from './findNeighbour';
import { findLibraries } from './libraries';
import { findReachingStyles } from './reachingStyles';
import { readPage } from './readPage';

const tag = (remote: string, attributes = '') =>
  `<script src="https://static.example/${remote}/embed.js" ${attributes}></script>`;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what the doctor reads inside a page', () => {
  it('finds our embed tags, and where each of them goes', () => {
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
    expect(readPage().tags[0]).toMatchObject({ crossOrigin: true, hasIntegrity: false });
    expect(readPage().tags[1]).toMatchObject({ hasIntegrity: true });
  });

  it('reads the place of a remote once, however many tags it has', () => {
    document.body.innerHTML = `<div id="site-header" style="min-height: 64px"></div>${tag('header-remote')}${tag('header-remote')}`;
    expect(readPage().slots).toEqual([
      expect.objectContaining({
        remote: 'header-remote',
        matches: 1,
        reservedHeightPx: 64,
        hasShell: false,
        isHydrated: false,
      }),
    ]);
  });

  it('sees a shell, in the element or in the one a loader has put into it, and whether React has it', () => {
    document.body.innerHTML = `<div id="site-header"></div><section id="site-footer"><div></div></section>${tag('header-remote')}${tag('footer-remote')}`;
    const shellIn = (selector: string) => {
      const shadow = document.querySelector(selector)!.attachShadow({ mode: 'open' });
      shadow.innerHTML = '<div data-shell="1"><nav></nav></div>';
      return shadow.querySelector('nav')!;
    };
    shellIn('#site-header');
    Object.assign(shellIn('#site-footer div'), { __reactFiber$x: {} });
    const seen = readPage().slots.map(({ hasShell, isHydrated }) => [hasShell, isHydrated]);
    expect(seen).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it.each([
    ['a row', 'static', { top: 0, bottom: 700, width: 800 }, 'main.page'],
    ['a column', 'static', { top: 64, bottom: 700, width: 800 }, undefined],
    ['a row, with a notice over it', 'fixed', { top: 0, bottom: 40, width: 200 }, undefined],
    ['a row, with what shows nothing', 'static', { top: 0, bottom: 64, width: 0 }, undefined],
  ])('names what the page lays out beside a place: %s', (_layout, position, box, neighbour) => {
    document.body.innerHTML = `<div id="site-header"></div><main class="page" style="position: ${position}"></main>`;
    const [place, beside] = document.body.children;
    place!.getBoundingClientRect = () => ({ top: 0, bottom: 64, width: 400 }) as DOMRect;
    beside!.getBoundingClientRect = () => box as DOMRect;
    expect(findNeighbour(place!)).toBe(neighbour);
  });

  it('reads how wide a view is and in which language, and what the page says of itself', () => {
    document.documentElement.lang = 'de';
    document.body.innerHTML = `<div id="site-header"></div>${tag('header-remote')}`;
    const shadow = document.querySelector('#site-header')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<div data-shell="1"><div lang="en-US"><header></header></div></div>';
    const outermost = shadow.querySelector('header')!;
    Object.defineProperties(outermost, {
      scrollWidth: { value: 283 },
      clientWidth: { value: 256 },
    });
    expect(readPage()).toMatchObject({ language: 'de', isSecure: false });
    expect(readPage().slots).toEqual([
      expect.objectContaining({ overflowPx: 27, language: 'en-US', gated: 'nothing' }),
    ]);
    document.documentElement.lang = '';
  });

  it('has an answer for a selector that is none, and for a place that is not there', () => {
    document.body.innerHTML = `${tag('header-remote', 'data-target="##"')}${tag('access-denied-remote')}`;
    expect(readPage().slots.map(({ matches, styles }) => [matches, styles])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it('names what the page has done to the language', () => {
    const { from } = Array;
    Array.from = () => [];
    Object.assign(Array.prototype, { toJSON: () => 'theirs' });
    try {
      expect(findReplaced()).toEqual(
        expect.arrayContaining(['Array.from', 'Array.prototype.toJSON (added)']),
      );
    } finally {
      Array.from = from;
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(findReplaced()).not.toContain('Array.from');
    expect(findFrozen()).toEqual([]);
  });

  it('F46: knows every function that our code keeps for itself', () => {
    const { flat } = Array.prototype;
    Array.prototype.flat = () => [];
    const { fromEntries } = Object;
    Object.fromEntries = () => ({});
    try {
      expect(findReplaced()).toEqual(
        expect.arrayContaining(['Array.prototype.flat', 'Object.fromEntries']),
      );
    } finally {
      Array.prototype.flat = flat;
      Object.fromEntries = fromEntries;
    }
  });

  it('names the libraries that it knows, with the version they say', () => {
    const theirs: Record<string, PropertyDescriptor> = {
      Prototype: { value: { Version: '1.6.0.3' } },
      dojo: { value: { version: { major: 1, minor: 17, patch: 2 } } },
      Sugar: { value: {} },
      jQuery: {
        get() {
          throw new Error('theirs');
        },
      },
    };
    for (const [name, descriptor] of Object.entries(theirs))
      Object.defineProperty(window, name, { configurable: true, ...descriptor });
    expect(findLibraries()).toEqual(['Prototype 1.6.0.3', 'Sugar', 'Dojo 1.17.2']);
    for (const name of Object.keys(theirs)) Reflect.deleteProperty(window, name);
  });

  it('says which styles of the page reach into a place', () => {
    const style: Partial<CSSStyleDeclaration> = {
      opacity: '0.5',
      visibility: 'hidden',
      direction: 'rtl',
      display: 'block',
      transform: 'none',
      filter: 'none',
      zoom: '1',
      pointerEvents: 'auto',
    };
    expect(findReachingStyles(style as CSSStyleDeclaration, document.body, undefined)).toEqual([
      'visibility: hidden',
      'opacity: 0.5',
      'direction: rtl',
    ]);
  });
});
