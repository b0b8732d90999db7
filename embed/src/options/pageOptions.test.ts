import type { PageConfig, RemoteName } from '../contract/contract';
import { createPageOptions } from './pageOptions';

/** Of a gate, which has options of its own and those of the page. */
const readOptions = (
  document: Document,
  attributes: Record<string, string>,
  remote: RemoteName = 'access-denied-remote',
): PageConfig => createPageOptions(document)(remote, attributes);

const addBlock = (text: string) => {
  document.body.innerHTML = `<script type="application/json" data-embed-config>${text}</script>`;
};

describe('options of a tag', () => {
  beforeEach(() => (document.body.innerHTML = ''));

  it("reads known options and leaves the attributes of the loader and of the page's other tools alone", () => {
    const options = readOptions(document, {
      target: '#x',
      embedSeen: '',
      overrideOrigins: 'http://localhost:4001',
      cfasync: 'false',
      otIgnore: '',
      turboTrack: 'reload',
      noOptimize: '1',
      cookieconsent: 'ignore',
      nscript: 'afterInteractive',
      wpfcOriginalSrc: 'x',
      id: '7',
      theme: 'refreshed',
      permissions: 'A  B,C',
    });
    expect(options).toEqual({
      theme: 'refreshed',
      permissions: ['A', 'B', 'C'],
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['visitor', { displayName: 'Ada' }],
    ['bot', true],
    ['footer', { notices: ['Ours'] }],
    ['partnerIds', { web: 'w', ios: 'i', android: 'a' }],
    ['serverUrls', { samlSignIn: 'https://saml.example/' }],
  ])('reads %s as JSON', (name, value) => {
    const given = (text: string) =>
      readOptions(document, { [name]: text }, 'footer-remote');
    expect(given(JSON.stringify(value))).toEqual({ [name]: value });
    expect(given('Ada')).toEqual({});
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('a visitor that is null or false is signed out', () => {
    for (const visitor of ['null', 'false']) {
      expect(readOptions(document, { visitor }).visitor).toBe(false);
    }
    addBlock('{ "visitor": null }');
    expect(readOptions(document, {}).visitor).toBe(false);
  });

  it("takes the page's block first and lets the tag say otherwise", () => {
    addBlock('{"theme":"refreshed","apiBase":"/api"}');
    expect(readOptions(document, { theme: 'classic' })).toEqual({
      theme: 'classic',
      apiBase: '/api',
    });
  });

  it('warns once with advice for an unknown and for a bad option, and goes on', () => {
    expect(
      readOptions(document, {
        theme: 'neon',
        breakpont: '900',
        accountPrefix: 'a/b',
      }),
    ).toEqual({});
    expect(
      jest.mocked(console.warn).mock.calls.map(([text]): unknown => text),
    ).toEqual([
      '[mortgage embed] data-theme on the tag of access-denied-remote is not valid ("neon") and is left out: write classic or refreshed.',
      expect.stringMatching(
        /data-breakpont on the tag .* is not an option; known ones: apiBase/,
      ),
      expect.stringContaining('one path segment'),
    ]);
  });

  it.each(['{', '[1]', 'null', ''])(
    'leaves an unusable block out with one warning: %s',
    (text) => {
      addBlock(text);
      expect(readOptions(document, {})).toEqual({});
      expect(console.warn).toHaveBeenCalledTimes(1);
    },
  );

  it("checks the block's values as it checks a tag's", () => {
    const config = {
      bot: true,
      permissions: ['A'],
      analyticsGlobal: '',
      breakpoint: 1024,
      theme: 7,
      tidHostPattern: 'x',
      constructor: 'x',
    };
    addBlock(JSON.stringify(config));
    expect(readOptions(document, {})).toEqual({
      bot: true,
      permissions: ['A'],
      analyticsGlobal: '',
    });
    expect(
      jest.mocked(console.warn).mock.calls.map(([text]): unknown => text),
    ).toEqual([
      expect.stringContaining('"theme" in data-embed-config is not valid (7)'),
      expect.stringContaining(
        '"tidHostPattern" in data-embed-config is not an option',
      ),
      expect.stringContaining('"constructor"'),
    ]);
  });

  it.each([
    ['authorizer', 'lender', 'access-denied-remote'],
    ['authorizer', 'staff', 'access-denied-remote'],
    ['loadFrom', 'network', 'access-denied-remote'],
    ['mode', 'slim', 'header-remote'],
  ] as const)(
    '%s="%s" is read from the tag of %s (PRM-9 PRM-11)',
    (name, value, remote) => {
      expect(readOptions(document, { [name]: value }, remote)).toEqual({
        [name]: value,
      });
    },
  );

  it.each([
    ['bot', 'yes'],
    ['mainDomain', 'https://x.example'],
    ['mainDomain', 'www.x.example'],
    ['brandSlug', 'A b'],
    ['analyticsConsent', 'maybe'],
    ['apiBase', 'https://other.example/api'],
    ['apiBase', '//other.example'],
    ['apiBase', '/\\other.example'],
    ['apiBase', 'x'],
    ['apiBase', '/api?to=x'],
    ['app', 'windows'],
    ['homeLoansHost', 'https://x.example'],
    ['stateAbbreviation', 'California'],
    ['zipCode', '9410'],
    ['permissions', ' '],
    ['authorizer', 'admin'],
    ['loadFrom', 'store'],
    ['logoUrl', 'javascript:alert(1)'],
    ['logoUrl', '//evil.example/x.svg'],
  ])('refuses %s="%s"', (name, value) => {
    expect(readOptions(document, { [name]: value })).toEqual({});
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['breakpoint', '0'],
    ['breakpoint', ' '],
    ['breakpoint', '10em'],
    ['mode', 'thin'],
  ])('CON-9: the header refuses %s="%s"', (name, value) => {
    expect(readOptions(document, { [name]: value }, 'header-remote')).toEqual(
      {},
    );
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('an option of another remote is one warning on a tag, with advice; in the block it is for that remote', () => {
    addBlock('{"breakpoint":1024,"permissions":["A"],"theme":"refreshed"}');
    const read = createPageOptions(document);
    expect(read('header-remote', {})).toEqual({
      breakpoint: 1024,
      theme: 'refreshed',
    });
    expect(read('access-denied-remote', {})).toEqual({
      permissions: ['A'],
      theme: 'refreshed',
    });
    expect(console.warn).not.toHaveBeenCalled();
    expect(read('header-remote', { permissions: 'B' })).not.toHaveProperty(
      'permissions',
    );
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [
        '[mortgage embed] data-permissions on the tag of header-remote is left out: header-remote has no such option. Give it to access-denied-remote.',
      ],
    ]);
  });

  it('a mistake in the block, or on a tag, is one warning, however often it is read', () => {
    addBlock('{"theme":"neon"}');
    const read = createPageOptions(document);
    read('header-remote', {});
    for (const scheme of ['neon', 'neon']) {
      read('footer-remote', { scheme });
    }
    expect(console.warn).toHaveBeenCalledTimes(2);
    document.querySelector('script')!.textContent = '{"theme":"refreshed"}';
    expect(read('footer-remote', {})).toEqual({ theme: 'refreshed' });
  });

  it.each<[boolean, object]>([
    [true, {}],
    [false, { propertyAddress: ' ' }],
    [false, { propertyImageURL: undefined }],
    [false, { propertyURL: 'javascript:alert(1)' }],
  ])(
    'CAL-4 OPN-91: takes a calculator property with all its parts (%s: %j)',
    (isTaken, wrong) => {
      const calculatorProperty = {
        propertyAddress: '1 Main St',
        propertyImageURL: 'https://photos.example/1.jpg',
        propertyURL: 'https://www.maplehearth.example/1',
        ...wrong,
      };
      addBlock(JSON.stringify({ calculatorProperty }));
      expect(readOptions(document, {})).toEqual(
        isTaken ? { calculatorProperty } : {},
      );
      expect(console.warn).toHaveBeenCalledTimes(isTaken ? 0 : 1);
    },
  );

  it.each<object>([
    { lenderWebsite: { baseUrl: 'https://x.example/' } },
    { toString: 'https://x.example/' },
    { samlSignIn: 'javascript:alert(1)' },
    { singleSignOn: ['//x'] },
    { singleSignOn: { web: '//x' } },
    { addressAutocomplete: null },
  ])('CON-26: leaves out the server URL %j, and keeps the others', (wrong) => {
    const serverUrls = {
      ...wrong,
      samlSignIn: 'https://saml.example/',
      ...wrong,
    };
    addBlock(JSON.stringify({ serverUrls }));
    const good =
      'samlSignIn' in wrong ? {} : { samlSignIn: 'https://saml.example/' };
    expect(readOptions(document, {})).toEqual({ serverUrls: good });
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [
        expect.stringContaining(
          `"serverUrls.${Object.keys(wrong)[0]}" in data-embed-config`,
        ),
      ],
    ]);
  });
});
