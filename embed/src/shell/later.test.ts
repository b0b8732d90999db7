import { menuAttribute } from '../contract/handOvers';
import { samplePage } from '../testing/samples';
import { fillMenus, offerPart } from './later';

const loader = 'https://static.example/header-remote/embed.js';
const later = {
  menus: ['./1/menus.aa.json', 'sha256-menus'],
  view: ['./1/view.bb.json', 'sha256-view'],
} as const;
const part = { id: 'abc', messages: { menu: 'Menu' } };
const answers: Readonly<Record<string, unknown>> = {
  menus: ['<a>Buy</a>', '<a>Rent</a>'],
  view: part,
};

/** Answers each file, whatever its query. */
const fetchFile = jest.fn(async (address: string, _options?: RequestInit) => ({
  json: async () => answers[/(\w+)\.\w+\.json/.exec(address)![1]!],
}));

describe('the files that follow the first frame', () => {
  const page = samplePage();
  let shadow: ShadowRoot;
  const stamp = { remote: 'header-remote', later };
  const menus = () => fillMenus(window, page, stamp, loader, shadow);
  const view = () => page.fillPart!['header-remote']!();

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(window, { fetch: fetchFile });
    shadow = document.createElement('div').attachShadow({ mode: 'open' });
    shadow.innerHTML = `<p ${menuAttribute}=""></p><p ${menuAttribute}=""></p>`;
    page.parts = { 'header-remote': { id: 'abc', isFirst: true } };
    offerPart(window, page, stamp, loader);
  });

  it('the menus are filled once, from the file with the hash of the stamp', async () => {
    await menus();
    await menus();
    expect(shadow.innerHTML).toBe(
      `<p ${menuAttribute}=""><a>Buy</a></p><p ${menuAttribute}=""><a>Rent</a></p>`,
    );
    expect(fetchFile.mock.calls).toEqual([
      [
        'https://static.example/header-remote/1/menus.aa.json',
        { integrity: 'sha256-menus', credentials: 'omit' },
      ],
    ]);
  });

  it('F04: a file that failed is asked for past every cache', async () => {
    fetchFile.mockRejectedValueOnce(new TypeError('hash'));
    await expect(menus()).rejects.toThrow('hash');
    page.queries['header-remote'] = '?retry=1';
    await menus();
    expect(fetchFile.mock.lastCall![0]).toMatch(/menus\.aa\.json\?retry=1$/);
    expect(shadow).toHaveTextContent('Buy');
    page.queries['header-remote'] = '';
  });

  it('the view gets the whole part of the site, and again after a canary has stepped back', async () => {
    const first = page.parts;
    await view();
    expect(page.parts).toEqual({ 'header-remote': part });
    await view();
    expect(fetchFile).toHaveBeenCalledTimes(1);
    page.parts = { ...first };
    await view();
    expect(page.parts).toEqual({ 'header-remote': part });
  });

  it('a part of another release stays, and a whole stamp has no such files', async () => {
    page.parts = { 'header-remote': { id: 'canary' } };
    await view();
    expect(page.parts).toEqual({ 'header-remote': { id: 'canary' } });
    await fillMenus(window, page, { remote: 'header-remote' }, loader, shadow);
    expect(fetchFile).not.toHaveBeenCalled();
  });
});
