import { readOptions } from './readOptions';

describe('options of a tag', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.body.innerHTML = '';
  });
  afterEach(() => warn.mockRestore());

  it("reads known options and leaves the loader's own attributes alone", () => {
    const options = readOptions(document, {
      target: '#x',
      embedSeen: '',
      theme: 'refreshed',
      permissions: 'A  B,C',
    });
    expect(options).toEqual({ theme: 'refreshed', permissions: ['A', 'B', 'C'] });
    expect(warn).not.toHaveBeenCalled();
  });

  it("takes the page's block first and lets the tag say otherwise", () => {
    document.body.innerHTML =
      '<script type="application/json" data-embed-config>{"theme":"refreshed","apiBase":"/api"}</script>';
    expect(readOptions(document, { theme: 'classic' })).toEqual({
      theme: 'classic',
      apiBase: '/api',
    });
  });

  it('warns once with advice for an unknown and for a bad option, and goes on', () => {
    expect(
      readOptions(document, { theme: 'neon', brandColour: 'red', accountPrefix: 'a/b' }),
    ).toEqual({});
    expect(warn.mock.calls.map(([text]: [string]) => text)).toEqual([
      expect.stringContaining('data-theme="neon" is not valid'),
      expect.stringContaining('data-brand-colour is not an option'),
      expect.stringContaining('one path segment'),
    ]);
  });

  it.each(['{', '[1]', 'null', ''])('leaves an unusable block out with one warning: %s', (text) => {
    document.body.innerHTML = `<script type="application/json" data-embed-config>${text}</script>`;
    expect(readOptions(document, {})).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("checks the block's values as it checks a tag's", () => {
    const config = {
      bot: true,
      permissions: ['A'],
      partnerIds: { web: 'w', ios: 'i', android: 'a' },
      analyticsGlobal: '',
      breakpoint: 1024,
      serverUrls: { samlSignIn: 'https://saml.example/' },
      footer: { brands: [] },
      theme: 7,
      tidHostPattern: 'x',
      constructor: 'x',
    };
    document.body.innerHTML = `<script type="application/json" data-embed-config>${JSON.stringify(config)}</script>`;
    expect(readOptions(document, {})).toEqual({
      bot: true,
      permissions: ['A'],
      partnerIds: { web: 'w', ios: 'i', android: 'a' },
      analyticsGlobal: '',
      breakpoint: 1024,
      serverUrls: { samlSignIn: 'https://saml.example/' },
      footer: { brands: [] },
    });
    expect(warn.mock.calls.map(([text]: [string]) => text)).toEqual([
      expect.stringContaining('"theme" in data-embed-config=7 is not valid'),
      expect.stringContaining('"tidHostPattern" in data-embed-config is not an option'),
      expect.stringContaining('"constructor"'),
    ]);
  });

  it.each([
    ['authorizer', 'lender'],
    ['authorizer', 'staff'],
    ['loadFrom', 'network'],
  ])('PRM-9 PRM-11: the gate is told %s="%s" by its tag', (name, value) => {
    expect(readOptions(document, { [name]: value })).toEqual({ [name]: value });
  });

  it.each([
    ['bot', 'yes'],
    ['partnerIds', 'x'],
    ['mainDomain', 'https://x.example'],
    ['brandSlug', 'A b'],
    ['analyticsConsent', 'maybe'],
    ['apiBase', ' '],
    ['app', 'windows'],
    ['serverUrls', '{}'],
    ['homeLoansHost', 'https://x.example'],
    ['stateAbbreviation', 'California'],
    ['zipCode', '9410'],
    ['breakpoint', '0'],
    ['breakpoint', ' '],
    ['breakpoint', '10em'],
    ['footer', 'links'],
    ['authorizer', 'admin'],
    ['loadFrom', 'store'],
    ['logoUrl', 'javascript:alert(1)'],
    ['logoUrl', '//evil.example/x.svg'],
  ])('refuses %s="%s"', (name, value) => {
    expect(readOptions(document, { [name]: value })).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each<[boolean, object]>([
    [true, {}],
    [false, { propertyAddress: ' ' }],
    [false, { propertyImageURL: undefined }],
    [false, { propertyURL: 'javascript:alert(1)' }],
  ])(
    'CAL-4 OPN-91: takes a calculator property with all of its parts (%s: %j)',
    (isTaken, wrong) => {
      const calculatorProperty = {
        propertyAddress: '1 Main St',
        propertyImageURL: 'https://photos.example/1.jpg',
        propertyURL: 'https://www.maplehearth.example/1',
        ...wrong,
      };
      document.body.innerHTML = `<script type="application/json" data-embed-config>${JSON.stringify({ calculatorProperty })}</script>`;
      expect(readOptions(document, {})).toEqual(isTaken ? { calculatorProperty } : {});
      expect(warn).toHaveBeenCalledTimes(isTaken ? 0 : 1);
    },
  );

  it.each<object>([
    { lenderWebsite: { baseUrl: 'https://x.example/' } },
    { toString: 'https://x.example/' },
    { samlSignIn: 'javascript:alert(1)' },
    { singleSignOn: ['//x'] },
  ])('CON-26: refuses the server URLs %j', (serverUrls) => {
    document.body.innerHTML = `<script type="application/json" data-embed-config>${JSON.stringify({ serverUrls })}</script>`;
    expect(readOptions(document, {})).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
