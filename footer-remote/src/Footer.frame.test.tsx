import { act, screen } from '@testing-library/react';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import { openPageParts, readSiteParts, type SitePart } from 'embed/site-parts';
import {
  fakeApi,
  renderWithSession,
  testSession,
  type FakeAnswer,
} from 'session-shared/testing';
import { finish } from './finish';
import { Footer } from './Footer';
import { frameFeature } from './frame/frame';
import type { FooterPart } from './site/footerPart';

const path = '/ajax/nav/PageFrame.htm?footer=%7Bformat%3AscriptOnly%7D';
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(
    'script[data-mortgage-footer-script]',
  ),
];

/** The page's host answers each address with a script, unless a test says otherwise. */
const served = { ok: true, type: 'text/javascript' };
const asked = jest.fn((_address: string) => served);
beforeEach(() => {
  asked.mockReset().mockReturnValue(served);
  const fetch = async (address: string) => {
    const { ok, type } = asked(address);
    const headers = { get: () => type };
    return { ok, headers, text: async () => '' };
  };
  Object.assign(window, { fetch });
});

async function show(answer: FakeAnswer, data?: FooterData) {
  const api = fakeApi({ [path]: answer });
  const session = testSession({ api });
  session.attach(frameFeature);
  const options = { footer: data };
  const result = renderWithSession(<Footer data={data} />, {
    session,
    finish,
    options,
  });
  await act(async () => undefined);
  return { ...result, api };
}

function changeContent(change: Partial<FooterContent>): () => void {
  const parts = readSiteParts(globalThis)!;
  const part = parts['footer-remote'] as FooterPart & SitePart;
  const changed = { ...part, content: { ...part.content, ...change } };
  openPageParts(globalThis, { ...parts, 'footer-remote': changed });
  return () => openPageParts(globalThis, parts);
}

describe('the page frame: the footer script', () => {
  afterEach(() => scripts().forEach((script) => script.remove()));

  it('FTR-11 CAL-15 OPN-110: the script of the page frame is appended to the footer', async () => {
    const { container, api } = await show({
      footer: { js: '/static/footer.js' },
    });
    expect(api.calls.map(({ name }) => name)).toEqual([path]);
    expect(container.querySelector(':scope > script')).toHaveAttribute(
      'src',
      `${window.location.origin}/static/footer.js`,
    );
    expect(scripts().map(({ async }) => async)).toEqual([true]);
  });

  it.each([
    ['a page', { ok: true, type: 'text/html; charset=utf-8' }],
    ['an error', { ok: false, type: 'text/javascript' }],
    ['data', { ok: true, type: 'application/json' }],
  ])(
    'does not run %s in the place of the footer script, and warns once (F90)',
    async (_what, answer) => {
      asked.mockReturnValue(answer);
      await show({ footer: { js: '/static/footer.js' } });
      await show({ footer: { js: '/static/footer.js' } });
      expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
        null,
      ]);
      expect(jest.mocked(console.warn).mock.calls).toEqual([
        [
          expect.stringMatching(
            /\/static\/footer\.js is no script.*Serve it, or pass it on/,
          ),
        ],
      ]);
    },
  );

  it('does not run a footer script that no server answers, and warns (F90)', async () => {
    asked.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    await show({ footer: { js: '/static/footer.js' } });
    expect(scripts()[0]).not.toHaveAttribute('src');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('F45 F49: warns on a page that forbids the script, and keeps the footer', async () => {
    jest
      .spyOn(HTMLScriptElement.prototype, 'src', 'set')
      .mockImplementation(() => {
        throw new TypeError(
          'This document requires TrustedScriptURL assignment.',
        );
      });
    const { getByRole } = await show({ footer: { js: '/static/footer.js' } });
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [
        '[mortgage footer] the page does not allow the footer script.',
        expect.objectContaining({ name: 'TypeError' }),
      ],
    ]);
    expect(scripts()[0]).not.toHaveAttribute('src');
    expect(getByRole('contentinfo')).toBeInTheDocument();
  });

  it('FTR-11: once per page, for any number of mounts', async () => {
    await show({ footer: { js: '/static/footer.js' } });
    await show({ footer: { js: '/static/footer.js' } });
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['another origin', { footer: { js: 'https://evil.example/footer.js' } }],
    ['a script address', { footer: { js: 'javascript:alert(1)' } }],
    ['no footer', {}],
    ['a failing call', undefined],
  ])(
    'OPN-110 S11 F45: %s appends nothing, and the footer stays',
    async (_case, answer) => {
      const { getByRole } = await show(answer);
      expect(scripts()).toHaveLength(0);
      expect(getByRole('contentinfo')).toBeInTheDocument();
    },
  );

  it.each([
    ['https://secure-contact.partner.example/tags.js', undefined, undefined],
    ['/tags.js', undefined, 'http://localhost/tags.js'],
    [
      '/tags.js',
      { footer: { js: '/server.js' } },
      'http://localhost/server.js',
    ],
    ['/tags.js', { footer: { js: '' } }, undefined],
  ])(
    "FTR-11 OPN-110 F60: checks %s of the site's own file, once the server has answered %j, also on a page with a base",
    async (js, answer, src) => {
      const restore = changeContent({ js });
      document.head.innerHTML = '<base href="https://elsewhere.example/">';
      await show(answer);
      expect(scripts()[0]?.getAttribute('src') ?? undefined).toBe(src);
      document.head.innerHTML = '';
      restore();
    },
  );

  it("LNK-15: the host rules hold for the links of the site's own file", async () => {
    const restore = changeContent({
      links: [
        { text: 'Contact', href: 'https://secure-contact.partner.example/c' },
      ],
    });
    const { getByRole } = await show(undefined);
    expect(getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'https://www.maplehearth.example/c',
    );
    restore();
  });

  it('FTR-11: goes from a shadow root to the mount element', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const session = testSession();
    finish(shadow, session.store.getState(), {
      footer: { js: '/static/footer.js' },
    });
    await act(async () => undefined);
    expect(host.querySelector(':scope > script')).toHaveAttribute(
      'src',
      `${window.location.origin}/static/footer.js`,
    );
  });
});

describe('the page frame: footer data', () => {
  const press = { text: 'Press', href: '/press/' };
  const names = () =>
    screen.getAllByRole('link').map((link) => link.textContent);
  afterEach(() => scripts().forEach((script) => script.remove()));

  it('ENT-18 CAL-15: parts of the server replace ours, with one call', async () => {
    const { api } = await show({
      footer: { js: '/f.js', links: [press], legal: [] },
    });
    expect(api.calls).toHaveLength(1);
    expect(names()).toContain('Press');
    expect(names()).toContain('Maplehearth Home Loans');
    expect(names()).not.toContain('Careers');
    expect(names()).not.toContain('Equal Housing Opportunity');
  });

  it('ENT-18: parts of the page replace those of the server', async () => {
    const theirs = {
      js: '/server.js',
      links: [{ text: 'Theirs', href: '/a' }],
      brands: [press],
    };
    const mine = { text: 'Mine', href: 'https://partner.example/' };
    await show({ footer: theirs }, { links: [mine], js: '/page.js' });
    expect(names()).toEqual(expect.arrayContaining(['Mine', 'Press']));
    expect(names()).not.toContain('Theirs');
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([
      '/page.js',
    ]);
  });

  it('S01 S11 LNK-1 LNK-13: bad links and scripts are left out and reported once, host rules hold', async () => {
    const { session, container } = await show(
      {
        footer: {
          js: 'https://evil.example/f.js',
          links: [
            press,
            { text: 'Foreign', href: 'https://elsewhere.example/' },
          ],
        },
      },
      {
        brands: [
          { text: 'Bad', href: 'javascript:alert(1)' },
          { text: 'Bare', href: 'https://maplehearth.example/a' },
        ],
      },
    );
    expect(session.reported).toEqual([
      { name: 'FooterDataRefused', detail: 'brands of the page' },
      { name: 'FooterDataRefused', detail: 'links, js of the server' },
    ]);
    expect(names()).not.toContain('Foreign');
    expect(names()).not.toContain('Bad');
    expect(
      container.querySelector('a[href="https://www.maplehearth.example/a"]'),
    ).toBeVisible();
    expect(scripts()).toHaveLength(0);
  });
});
