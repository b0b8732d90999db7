import { waitFor } from '@testing-library/dom';
import { laterProperty, laterAttribute } from '../contract/handOvers';
import { afterFrame } from '../page/afterFrame';
import { samplePage } from '../testing/samples';
import { fakeStyleSheets } from '../testing/styleSheets';
import { fillMenus, fillMenusAfterFrame, offerPart } from './later';

const loader = 'https://static.example/header-remote/embed.js';
const stamp = {
  remote: 'header-remote',
  loader,
  later: {
    menus: ['./1/menus.aa.js', 'sha256-menus'],
    part: ['./1/part.bb.js', 'sha256-part'],
  },
} as const;
const part = { messages: { menu: 'Menu' } };
const filledPart = { 'header-remote': { id: 'abc', ...part, isFirst: false } };
const brought = {
  'menus.aa.js': {
    css: 'a{color:red}',
    contents: ['<a>Buy</a>', '<a>Rent</a>'],
  },
  'part.bb.js': part,
};

const scripts = () => [...document.head.querySelectorAll('script')];
const links = () => [...document.head.querySelectorAll('link')];
function arrive(): void {
  const [script] = scripts();
  const name = script!.src.replace(/.*\/|\?.*/g, '') as keyof typeof brought;
  Object.assign(script!, { [laterProperty]: brought[name] }).dispatchEvent(
    new Event('load'),
  );
}

describe('the files that follow the first frame', () => {
  const page = samplePage();
  let shadow: ShadowRoot;
  const fill = () => fillMenus(window, page, stamp, shadow);

  beforeAll(fakeStyleSheets);
  beforeEach(() => {
    document.head.replaceChildren();
    page.nonce = 'abc';
    shadow = document.createElement('div').attachShadow({ mode: 'open' });
    shadow.innerHTML = `<p ${laterAttribute}=""></p><p ${laterAttribute}=""></p>`;
    page.parts = { 'header-remote': { id: 'abc', isFirst: true } };
  });

  it('F48: the menus come from a script with the hash of the stamp and the nonce of the tag, once', async () => {
    const filled = Promise.all([fill(), fill()]);
    expect(scripts()).toMatchObject([
      {
        src: 'https://static.example/header-remote/1/menus.aa.js',
        integrity: 'sha256-menus',
        nonce: 'abc',
      },
    ]);
    arrive();
    await filled;
    expect(shadow.innerHTML).toBe(
      `<p ${laterAttribute}=""><a>Buy</a></p><p ${laterAttribute}=""><a>Rent</a></p>`,
    );
    expect(shadow.adoptedStyleSheets).toEqual([{ text: 'a{color:red}' }]);
    await fill();
    expect(scripts()).toEqual([]);
  });

  it('the menus and the part come from the current release when the page host has renewed it (F11)', async () => {
    page.later = {
      'header-remote': {
        menus: ['./2/menus.aa.js', 'sha256-newer'],
        part: ['./2/part.bb.js', 'sha256-newer'],
      },
    };
    const filled = [fill(), offerPart(window, page, stamp)()];
    expect(scripts()).toMatchObject(
      ['menus.aa', 'part.bb'].map((name) => ({
        src: `https://static.example/header-remote/2/${name}.js`,
        integrity: 'sha256-newer',
      })),
    );
    delete page.later;
    arrive();
    scripts()[1]!.dispatchEvent(new Event('error'));
    await Promise.allSettled(filled);
  });

  it('after the next frame they are preloaded first, which does not delay the load of the page', async () => {
    fillMenusAfterFrame(window, page, stamp, shadow);
    expect(links()).toEqual([]);
    await new Promise<void>((resolve) => afterFrame(window, resolve));
    expect([scripts(), links().length]).toEqual([[], 1]);
    links()[0]!.dispatchEvent(new Event('load'));
    arrive();
    await waitFor(() => expect(shadow).toHaveTextContent('Buy'));
  });

  it.each([
    ['failed', () => scripts()[0]!.dispatchEvent(new Event('error'))],
    ['hangs', () => jest.advanceTimersByTime(120_000)],
  ])(
    'F04 F10: a file that %s is requested past every cache',
    async (_what, fail) => {
      jest.useFakeTimers();
      const filled = fill();
      fail();
      await expect(filled).rejects.toThrow('menus.aa.js could not be loaded');
      page.queries['header-remote'] = '?retry=1';
      const again = fill();
      expect(scripts()[0]!.src).toMatch(/menus\.aa\.js\?retry=1$/);
      arrive();
      await again;
      expect(shadow).toHaveTextContent('Buy');
      page.queries['header-remote'] = '';
    },
  );

  it('the view gets its part of the site, and again after a canary has stepped back', async () => {
    const fillPart = offerPart(window, page, stamp);
    const first = page.parts;
    const filled = fillPart();
    arrive();
    await filled;
    expect(page.parts).toEqual(filledPart);
    page.parts = { ...first };
    const filledAgain = page.fillPart!['header-remote']!();
    arrive();
    await filledAgain;
    expect(page.parts).toEqual(filledPart);
  });

  it('a part of another release stays, and a whole stamp has no such files', async () => {
    page.parts = { 'header-remote': { id: 'canary' } };
    await offerPart(window, page, stamp)();
    await fillMenus(window, page, { remote: 'header-remote', loader }, shadow);
    expect([page.parts, scripts()]).toEqual([
      { 'header-remote': { id: 'canary' } },
      [],
    ]);
  });
});
