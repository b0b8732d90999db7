import type { PageConfig } from '../contract/contract';
import { optionsSymbol, readHandOver } from '../contract/handOvers';
import { keepOptions, provideOptions } from './keepOptions';

const addresses = {
  samlSignIn: 'https://saml.example/',
  addressAutocomplete: 'https://a.example/',
};

describe('the options of a mounted remote', () => {
  const warnings = () =>
    jest.mocked(console.warn).mock.calls.map(([text]): unknown => text);

  it('an update keeps the options that it does not name', () => {
    const kept = keepOptions('access-denied-remote', { permissions: ['A'] });
    kept.update({ theme: 'refreshed' }, {});
    kept.update({ permissions: undefined, loadFrom: 'network' }, {});
    expect(kept.get()).toEqual({
      permissions: ['A'],
      theme: 'refreshed',
      loadFrom: 'network',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('objects are merged part by part, lists are replaced', () => {
    const links = [{ text: 'One', href: '/1' }];
    const footer = keepOptions('footer-remote', {
      footer: { links, notices: ['Ours'] },
    });
    footer.update({ footer: { links: [], apps: [], notices: undefined } }, {});
    expect(footer.get()).toEqual({
      footer: { links: [], notices: ['Ours'], apps: [] },
    });
    const page = keepOptions('lender-advertising-remote', {
      content: { hero: { title: 'A' } },
    });
    page.update({ content: { hero: { text: 'B' } } }, {});
    page.update({ serverUrls: addresses }, {});
    page.update({ serverUrls: { samlSignIn: 'https://other.example/' } }, {});
    expect(page.get()).toEqual({
      content: { hero: { title: 'A', text: 'B' } },
      serverUrls: { ...addresses, samlSignIn: 'https://other.example/' },
    });
  });

  it('null undoes earlier updates, whole or part, and one of several servers (CON-26), and restores the options of the mount', () => {
    const singleSignOn = { web: 'https://web.example/' };
    const servers = {
      singleSignOn: { ...singleSignOn, app: 'https://app.example/' },
    };
    const kept = keepOptions('footer-remote', {
      theme: 'refreshed',
      footer: { notices: ['Ours'] },
    });
    kept.update(
      {
        theme: 'classic',
        productName: 'Elm',
        footer: { notices: [], apps: [] },
      },
      {},
    );
    kept.update(
      { theme: null, productName: null, footer: { notices: null } },
      {},
    );
    kept.update({ serverUrls: servers }, {});
    kept.update({ serverUrls: { singleSignOn: { app: null } } }, {});
    expect(kept.get()).toEqual({
      theme: 'refreshed',
      footer: { notices: ['Ours'], apps: [] },
      serverUrls: { singleSignOn },
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("returns the current values of the options that an update names; the page's values for those it takes back", () => {
    const kept = keepOptions('header-remote', { accountPrefix: 'mine' });
    const page = {
      productName: 'Maplehearth',
      theme: 'classic',
      serverUrls: addresses,
    };
    expect(
      kept.update({ productName: 'Elm', theme: 'refreshed' }, page),
    ).toEqual({
      productName: 'Elm',
      theme: 'refreshed',
    });
    kept.update({ serverUrls: { samlSignIn: 'https://other.example/' } }, page);
    expect(kept.update({ productName: null, serverUrls: null }, page)).toEqual({
      productName: 'Maplehearth',
      serverUrls: addresses,
    });
  });

  it('shares no object with its callers', () => {
    const permissions = ['A'];
    const kept = keepOptions('access-denied-remote', { permissions });
    permissions.length = 0;
    (kept.get().permissions as string[]).length = 0;
    expect(kept.get()).toEqual({ permissions: ['A'] });
    const footer = keepOptions('footer-remote', {
      footer: { links: [{ text: 'One' }] },
    });
    (
      footer.get() as { footer: { links: { text: string }[] } }
    ).footer.links[0]!.text = 'Two';
    expect(footer.get()).toEqual({ footer: { links: [{ text: 'One' }] } });
  });

  it.each<[string, unknown, string]>([
    [
      'a bad value',
      { theme: 'neon' },
      'is not valid ("neon") and is left out: write classic',
    ],
    [
      'an unknown option',
      { colour: 1 },
      'colour in an update of access-denied-remote is not an',
    ],
    [
      'an option of another remote',
      { breakpoint: 900 },
      'Give it to header-remote.',
    ],
    [
      'an option of the start',
      { googleClientId: 'x' },
      'changes nothing: it is read once',
    ],
    [
      'another one that is taken back',
      { breakpoint: null },
      'Give it to header-remote.',
    ],
    [
      'one of the start that is taken back',
      { googleClientId: null },
      'changes nothing',
    ],
    [
      'no permission at all',
      { permissions: [] },
      'at least one permission name',
    ],
    ['an empty name', { permissions: [''] }, 'at least one permission name'],
    [
      'an authorizer of no known name',
      { authorizer: 'admin' },
      'lender or staff',
    ],
    [
      'a value that contains itself',
      { calculatorProperty: circle() },
      'is not valid (object)',
    ],
    [
      'no object',
      'theme',
      'the value in an update of access-denied-remote is not an object',
    ],
    ['null', null, 'is not an object'],
    ['a list', [], 'is not an object'],
  ])(
    '%s is one warning with advice, and changes nothing',
    (_what, given, advice) => {
      const kept = keepOptions('access-denied-remote', {
        permissions: ['A'],
        theme: 'refreshed',
      });
      expect(kept.update(given, {})).toEqual({});
      expect(kept.get()).toEqual({ permissions: ['A'], theme: 'refreshed' });
      expect(warnings()).toEqual([expect.stringContaining(advice)]);
    },
  );

  it.each<[string, PageConfig | Record<string, unknown>]>([
    ['a bad value', { theme: 'neon' }],
    ['null', { theme: null }],
    ['a null part', { serverUrls: { samlSignIn: null } }],
    ['an option of another remote', { permissions: ['A'] }],
    ['data that contain themselves', { footer: circle() }],
  ])('the options of a mount are checked the same way: %s', (_what, given) => {
    const kept = keepOptions('footer-remote', given);
    expect(JSON.stringify(kept.get())).toMatch(/^{("serverUrls":{})?}$/);
    expect(warnings()).toEqual([
      expect.stringContaining('in the mount of footer-remote'),
    ]);
  });

  it('an option of the start belongs to a mount, and a function may be its authorizer', () => {
    const authorizer = () => true;
    const header = { googleClientId: 'x', messagingOrigin: '' };
    expect(keepOptions('header-remote', header).get()).toEqual(header);
    expect(keepOptions('access-denied-remote', { authorizer }).get()).toEqual({
      authorizer,
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is handed over to the remotes once for the page', () => {
    provideOptions(window);
    expect(readHandOver(window, optionsSymbol, undefined as unknown)).toBe(
      keepOptions,
    );
  });
});

function circle(): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  return Object.assign(data, { data });
}
