import { addedAttribute } from '../contract/handOvers';
import { dispatchPageEvent } from '../contract/pageEvents';
import type { PageState, Slot } from '../page/pageState';
import {
  samplePage,
  sampleRelease,
  sampleSlot,
  sampleStamp,
} from '../testing/samples';
import { fakeStyleSheets } from '../testing/styleSheets';

const origin = 'http://localhost:4001';
const current = sampleRelease('header-remote');
const [embed, session] = sampleStamp.releases;
const theirs = {
  ...sampleRelease('header-remote', '2.0.0-mine'),
  base: './2.0.0-mine/',
};
const stampWith = (more: object) => ({
  releases: [embed, session, { ...theirs, ...more }],
  parts: { 'header-remote': { id: 'theirs' } },
});
const badge = () =>
  document.querySelector(`body > [${addedAttribute}]`)?.shadowRoot;

describe('S23: where an override is taken', () => {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof window.fetch>>();
  beforeAll(fakeStyleSheets);
  beforeEach(() => {
    jest.clearAllMocks();
    document.body.innerHTML = '';
    window.fetch = fetch;
    history.replaceState(
      null,
      '',
      `/rates?a=1&mortgage-override=header-remote@${origin}&b=2#top`,
    );
  });
  afterEach(() => history.replaceState(null, '', '/'));

  async function apply(
    answer: unknown,
    given: Partial<Slot> = {},
  ): Promise<PageState> {
    if (answer instanceof Error) {
      fetch.mockRejectedValue(answer);
    } else {
      fetch.mockResolvedValue({ json: async () => answer } as Response);
    }
    const page = samplePage(current);
    page.parts = {
      'header-remote': { id: 'ours' },
      'session-shared': { id: 'both' },
    };
    const slot: Slot = {
      ...sampleSlot('header-remote'),
      attributes: { overrideOrigins: origin },
      ...given,
    };
    await jest.isolateModulesAsync(async () => {
      const { applyOverride } = await import('./applyOverride');
      await applyOverride(window, page, slot);
      await applyOverride(window, page, slot);
    });
    return page;
  }

  it('the release there is used, with its part of the site and the way back; one request, without credentials', async () => {
    const page = await apply(stampWith({}));
    expect(page.releases['header-remote']).toMatchObject({
      version: '2.0.0-mine',
      base: `${origin}/header-remote/2.0.0-mine/`,
    });
    expect(page.parts).toEqual({
      'header-remote': { id: 'theirs' },
      'session-shared': { id: 'both' },
    });
    const slot = sampleSlot('header-remote');
    page.trials!['header-remote']!.start(slot);
    expect(
      page.trials!['header-remote']!.stepBack(slot, new Error('broken')),
    ).toBe(true);
    expect(page.releases['header-remote']).toBe(current);
    expect(page.parts!['header-remote']).toEqual({ id: 'ours' });
    expect(page.releases['session-shared']).toBeUndefined();
    expect(fetch.mock.calls).toEqual([
      [
        `${origin}/header-remote/embed.json`,
        expect.objectContaining({
          credentials: 'omit',
          redirect: 'error',
          cache: 'no-store',
        }),
      ],
    ]);
  });

  it.each([
    ['oakfinch/embed.js', 'oakfinch/'],
    ['1.0.0-aaaa/oakfinch/embed.js', 'oakfinch/'],
    ['1.0.0-aaaa/embed.js', ''],
  ])('the site of the tag has its own there: %s', async (script, folder) => {
    await apply(stampWith({}), {
      script: `https://static.example/cdn/header-remote/${script}`,
    });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      `${origin}/header-remote/${folder}embed.json`,
    );
  });

  it('a badge shows the override and links to the same address without it', async () => {
    await apply(stampWith({}));
    const aside = badge()!.querySelector('aside')!;
    expect(aside).toHaveAttribute('aria-label', 'Override');
    expect(aside.querySelector('[role=status]')).toHaveTextContent(
      `header-remote comes from ${origin}, on this page alone.`,
    );
    expect(aside.querySelector('a')).toHaveTextContent(
      'Show the released version',
    );
    expect(aside.querySelector('a')!.href).toBe(
      'http://localhost/rates?a=1&b=2#top',
    );
    expect(document.body.children).toHaveLength(2);
  });

  it('the badge also shows that the override has failed', async () => {
    await apply(stampWith({}));
    dispatchPageEvent(document, 'remoteFailed', {
      remote: 'footer-remote',
      reason: 'Error',
    });
    expect(badge()!.textContent).toContain('on this page alone');
    dispatchPageEvent(document, 'remoteFailed', {
      remote: 'header-remote',
      reason: 'Error',
    });
    expect(badge()!.textContent).toContain(
      `header-remote from ${origin} failed`,
    );
  });

  it.each<[string, unknown]>([
    ['does not come', new TypeError('Failed to fetch')],
    [
      'names files of elsewhere',
      stampWith({ base: 'https://evil.example/header-remote/2/' }),
    ],
    [
      'names files of a host that looks like it',
      stampWith({ base: `${origin}0/header-remote/` }),
    ],
    [
      'leaves it by its own way',
      stampWith({ base: '//evil.example/header-remote/2/' }),
    ],
    ['takes the name of another global', stampWith({ container: 'fetch' })],
    ['is of another remote', { releases: [sampleRelease('footer-remote')] }],
    ['is no stamp', '<!doctype html>'],
    ['says nothing', null],
  ])('nothing changes where the stamp there %s', async (_what, answer) => {
    const page = await apply(answer);
    expect(page.releases['header-remote']).toBe(current);
    expect(page.trials).toBeUndefined();
    expect(page.parts?.['header-remote']).toEqual({ id: 'ours' });
    expect(badge()).toBeUndefined();
    expect(console.warn).toHaveBeenCalledTimes(1);
    const [[said]] = jest.mocked(console.warn).mock.calls as [[string]];
    expect(said).toContain(`no release came from ${origin}`);
  });

  it('nothing is requested in a frame', async () => {
    const top = jest
      .spyOn(window, 'self', 'get')
      .mockReturnValue({} as typeof window);
    await apply(stampWith({}));
    top.mockRestore();
    expect(fetch).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('the page is in a frame'),
    );
  });
});
