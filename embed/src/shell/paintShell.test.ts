import { shellAttribute } from '../contract/handOvers';
import { openShadow } from '../loader/openSlot';
import { samplePage, sampleStamp } from '../testing/samples';
import { fakeStyleSheets } from '../testing/styleSheets';
import { paintShell } from './paintShell';

const place = (html = '<div id="place"></div>'): Element => {
  document.body.innerHTML = html;
  return document.querySelector('#place')!;
};
/** The server's include. jsdom gives styles in a shadow root no sheet: a test decides whether the page's policy allowed them. */
function include(shadow: ShadowRoot, sheet: object | null): void {
  shadow.innerHTML = `<style>a{}</style><div ${shellAttribute}="0.9.0">included</div>`;
  Object.defineProperty(shadow.querySelector('style'), 'sheet', {
    value: sheet,
  });
}
const paint = (shadow: ShadowRoot, page = samplePage()): void =>
  paintShell(window, page, shadow, sampleStamp);

describe('painting a shell', () => {
  beforeAll(fakeStyleSheets);

  it("puts the view with its version and its styles into the target's shadow root", () => {
    const target = place();
    const shadow = openShadow(target);
    paint(shadow);
    expect(shadow.host).toBe(target);
    expect(shadow.querySelector('a')).toHaveTextContent('Home');
    expect(shadow.firstElementChild).toHaveAttribute(
      shellAttribute,
      '1.0.0-aaaaaaaa',
    );
    expect(shadow.adoptedStyleSheets).toEqual([{ text: 'a { color: red }' }]);
  });

  it.each([
    [
      'sheet',
      (root: ShadowRoot) =>
        (root.adoptedStyleSheets = [{ text: 'theirs' } as never]),
    ],
    [
      'style element',
      (root: ShadowRoot) => (root.innerHTML = '<style></style>'),
    ],
    ['link', (root: ShadowRoot) => (root.innerHTML = '<link>')],
  ])(
    "paints a root into which a tool has put a %s already, and keeps the tool's (F95)",
    (_what, put) => {
      const shadow = openShadow(place());
      put(shadow);
      paint(shadow);
      paint(shadow);
      expect(shadow.querySelectorAll('a')).toHaveLength(1);
      const sheets: readonly unknown[] = shadow.adoptedStyleSheets;
      expect(sheets.at(-1)).toMatchObject({ text: 'a { color: red }' });
      expect(
        sheets.length + shadow.querySelectorAll('style, link').length,
      ).toBe(2);
    },
  );

  it('leaves alone what the server has included, with the styles that came with it', () => {
    const shadow = openShadow(place());
    include(shadow, {});
    paint(shadow);
    expect(shadow.querySelectorAll(`[${shellAttribute}]`)).toHaveLength(1);
    expect(shadow).toHaveTextContent('included');
    expect(shadow.adoptedStyleSheets).toHaveLength(0);
  });

  it("CON-9: included styles with another breakpoint than the page's are replaced", () => {
    const shadow = openShadow(place());
    include(shadow, {});
    shadow.querySelector('style')!.textContent =
      ':host{--breakpoint: 889px}@media(width>889px){}';
    paintShell(window, samplePage(), shadow, sampleStamp, 1024);
    expect(shadow.adoptedStyleSheets).toEqual([
      { text: ':host{--breakpoint: 1024px}@media(width>1024px){}' },
    ]);
    expect(shadow.querySelector('style')).toBeNull();
  });

  it('paints a root that was saved with the page, without its styles (F62)', () => {
    const shadow = openShadow(place());
    shadow.innerHTML = `<div ${shellAttribute}="0.9.0">saved</div>`;
    paint(shadow);
    expect(shadow).not.toHaveTextContent('saved');
    expect(shadow.adoptedStyleSheets).toHaveLength(1);
  });

  it("F48: brings the styles itself where the page's policy has refused the included ones", () => {
    const shadow = openShadow(place());
    include(shadow, null);
    paint(shadow);
    paint(shadow);
    expect(shadow.adoptedStyleSheets).toHaveLength(1);
  });

  it('brings them as an element where the browser cannot make style sheets', () => {
    const shadow = openShadow(place());
    const { CSSStyleSheet } = window;
    Object.assign(window, {
      CSSStyleSheet: () => {
        throw new TypeError('Illegal constructor');
      },
    });
    const page = samplePage();
    page.nonce = 'n';
    paint(shadow, page);
    Object.assign(window, { CSSStyleSheet });
    expect(shadow.querySelector('style')).toHaveTextContent('a { color: red }');
    expect(shadow.querySelector('style')).toHaveProperty('nonce', 'n');
    expect(shadow.querySelector('a')).toHaveTextContent('Home');
  });

  it("shows the page's own content where its policy forbids markup (F49)", () => {
    const page = samplePage();
    page.trust = {
      createHTML: () => {
        throw new TypeError('refused');
      },
      createScriptURL: (url) => url,
    };
    const shadow = openShadow(place());
    paint(shadow, page);
    expect(shadow.querySelector('slot')).not.toBeNull();
    expect(shadow.querySelector('a')).toBeNull();
  });
});

describe('the shadow root of a target', () => {
  it('is a child of its own where the target cannot have one', () => {
    const target = place('<table id="place"></table>');
    const shadow = openShadow(target);
    expect(target.shadowRoot).toBeNull();
    expect(shadow.host.parentElement).toBe(target);
  });

  it('is the one that is there', () => {
    const target = place();
    expect(openShadow(target)).toBe(openShadow(target));
  });
});
