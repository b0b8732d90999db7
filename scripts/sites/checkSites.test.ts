import { checkSites, formatMistakes } from './checkSites';
import { readMessages, readSiteTexts } from './readSites';

const required = {
  slug: 'cedarline',
  productName: 'Cedarline',
  mainDomain: 'cedarline.example',
  homeLoansHost: 'loans.cedarline.example',
  partnerIds: { web: 'CL-WEB', ios: 'CL-IOS', android: 'CL-AND' },
};
const file = 'sites/cedarline/site.json';
const known = {
  'header-remote': {
    join: 'Join',
    actingAs: 'You act as {who}',
    news: { one: '{count} new', other: '{count} new' },
  },
};
const check = (text: string, folder = 'cedarline') =>
  checkSites([{ folder, file, text }], known);
const checkValue = (value: object, folder?: string) =>
  check(JSON.stringify({ ...required, ...value }, null, 2), folder);
const messagesOf = (value: object) =>
  checkValue(value).mistakes.map(({ message }) => message);

const menu = (more: object = {}) => ({
  key: 'rates',
  text: 'Rates',
  top: { text: 'Rates', href: '/rates/' },
  groups: [{ links: [{ text: 'Today', href: '/today/' }] }],
  ...more,
});
const withLink = (link: object) => ({
  header: { main: [menu({ groups: [{ links: [link] }] })] },
});
const withPortrait = (portrait: unknown) => {
  const testimonial = {
    quote: 'Q',
    author: 'A',
    company: 'B',
    nmlsId: '1',
    portrait,
  };
  return { lenderPage: { testimonials: { items: [testimonial] } } };
};

describe('the file of a site', () => {
  it('is valid with the required values, and with the account pages of the guide', () => {
    expect(checkValue({})).toEqual({ sites: [required], mistakes: [] });
    const accountPages = {
      signIn: 'https://id.cedarline.example/sign-in?next={returnTo}',
    };
    expect(messagesOf({ account: 'page', accountPages })).toEqual([]);
  });

  it('a colour that is too weak is a mistake at its own line', () => {
    const { mistakes } = checkValue({
      tokens: { 'color-paper': '#fff', 'color-ink': '#eee' },
    });
    const weak = mistakes.filter(({ message }) => /contrast/.test(message));
    expect(weak.map(({ line }) => line)).toEqual([mistakes[0]!.line + 2]);
    expect(weak[0]?.message).toMatch(
      /^tokens\["color-ink"\] is "#eee": Write a darker colour/,
    );
  });

  it('every site of this checkout is valid', () => {
    const texts = readSiteTexts('.');
    expect(checkSites(texts, readMessages('.')).mistakes).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
  });

  it.each<[value: object, ...message: string[]]>([
    [
      { productName: undefined },
      'productName is missing. The name of the product, as people read it.',
      'Example: "productName": "Cedarline".',
    ],
    [
      { header: { help: { text: 'Help' } } },
      'header.help.href is missing. Where it leads:',
      'a path on the own host, or a whole address. Example: "href": "/mortgage-rates/".',
    ],
    [{ productName: 5 }, 'productName is 5: write text in double quotes.'],
    [
      withLink({ text: ' ', href: '/a' }),
      'header.main[0].groups[0].links[0].text is " ":',
      'people would find an empty place there. Write a text.',
    ],
    [
      { breakpoint: '900' },
      'breakpoint is "900": write a number without quotes.',
    ],
    [
      { breakpoint: 900.5 },
      'breakpoint is 900.5: styles count whole pixels. Write a whole number.',
    ],
    [{ bot: 'yes' }, 'bot is "yes": write true or false, without quotes.'],
    [
      { footer: { notices: 'One' } },
      'footer.notices is "One": write a list in square brackets: [ … ].',
    ],
    [{ header: 5 }, 'header is 5: write an object in braces: { … }.'],
    [
      { theme: 'dark' },
      'theme is "dark": write one of "classic", "refreshed".',
    ],
    [
      { produktName: 'x' },
      'produktName is unknown. Did you mean "productName"?',
    ],
    [
      { footer: { 'legal texts': [] } },
      'footer["legal texts"] is unknown. Known here:',
      'links, brands, social, apps, notices, legal, js, owner, firstYear.',
    ],
    [
      withLink({ text: 'A', href: 'javascript:alert(1)' }),
      'header.main[0].groups[0].links[0].href is "javascript:alert(1)":',
      'a link to it would not be safe on every page.',
      'Write a path such as /help/, or an http(s), mailto or tel address, without blanks.',
    ],
    [
      withPortrait(5),
      'lenderPage.testimonials.items[0].portrait is 5:',
      "write a picture's address, or an object with back, skin, coat, hair and cut.",
    ],
    [
      { lenderPage: { faq: { items: [] } } },
      'lenderPage.faq.items is []: the section would be empty. Write at least one item.',
    ],
    [
      { slug: 'cedar' },
      'slug is "cedar", but the folder is sites/cedarline. Use the same name for both.',
    ],
    [
      { footer: { notices: ['© {productname}'] } },
      'footer.notices[0] has {productname}, which is not filled in. Did you mean {productName}?',
    ],
    [
      withLink({ text: 'A', href: '/a?from={company}' }),
      'header.main[0].groups[0].links[0].href has {company}, which is not filled in.',
      'Known here: {productName}, {brandSlug}, {accountPrefix}.',
    ],
    [
      { logoUrl: '/logos/{brandSlug}.svg' },
      'logoUrl has {brandSlug}:',
      'names are filled in only in header, footer, lenderPage, paths, accountPages.',
    ],
    [
      withLink({ text: 'A', href: 'https://www.cedarline.example/a?b=c#d' }),
      'header.main[0].groups[0].links[0].href is "https://www.cedarline.example/a?b=c#d":',
      'it would leave test systems. Write the path alone: "/a?b=c#d".',
    ],
    [
      { header: { home: 'inicio/' } },
      'header.home is "inicio/": it leads elsewhere from each page. Write "/inicio/".',
    ],
    [
      { logoUrl: 'a.svg' },
      'logoUrl is "a.svg": it leads elsewhere from each page. Write "/a.svg".',
    ],
    [
      { placeholderPhoto: 'a.svg' },
      'placeholderPhoto is "a.svg": it leads elsewhere from each page. Write "/a.svg".',
    ],
    [
      withPortrait('a.svg'),
      'lenderPage.testimonials.items[0].portrait is "a.svg":',
      'it leads elsewhere from each page. Write "/a.svg".',
    ],
    [
      { footer: { js: 'https://tags.example/a.js' } },
      'footer.js is "https://tags.example/a.js":',
      "scripts run only from the page's own origin. Write a path, such as /consent.js.",
    ],
    [
      { header: { main: [menu()], marketing: [menu()] } },
      'header.marketing[0].key is "rates", as is header.main[0].key.',
      'Change or remove one of the two.',
    ],
    [
      {
        header: {
          account: [
            { key: 'a', text: 'A', href: '/a' },
            { key: 'a', text: 'B', href: '/b' },
          ],
        },
      },
      'header.account[1].key is "a", as is header.account[0].key.',
      'Change or remove one of the two.',
    ],
    [
      { footer: { links: ['A', 'B'].map((text) => ({ text, href: '/a' })) } },
      'footer.links[1].href is "/a", as is footer.links[0].href.',
      'Change or remove one of the two.',
    ],
    [
      { messages: { widgets: {} } },
      'messages.widgets is unknown. Known here: header-remote.',
    ],
    [
      { messages: { 'header-remote': { toString: 'x' } } },
      'messages["header-remote"].toString is unknown. Known here: join, actingAs, news.',
    ],
    [
      { messages: { 'header-remote': { actingAs: 'As {email}' } } },
      'messages["header-remote"].actingAs has {email}, which is not filled in. Use {who}.',
    ],
    [
      { messages: { 'header-remote': { join: 'Join {productName}' } } },
      'messages["header-remote"].join has {productName}, which is not filled in. Remove it.',
    ],
    [
      { messages: { 'header-remote': { news: { one: '{count} new' } } } },
      'messages["header-remote"].news is {"one":"{count} new"}: write the form "other" as well.',
    ],
  ])(
    'says where and how to fix %j (S01 LAP-23 LAP-26 OPN-79 LNK-1 OPN-110 NAV-5)',
    (value, ...message) => {
      const { sites, mistakes } = checkValue(value);
      expect(mistakes.map((mistake) => mistake.message)).toEqual([
        message.join(' '),
      ]);
      expect(sites).toEqual([]);
    },
  );

  it.each<[name: string, value: object]>([
    ['slug', { slug: '1.0' }],
    ['mainDomain', { mainDomain: 'https://cedarline.example' }],
    ['mainDomain', { mainDomain: 'www.cedarline.example' }],
    ['accountPrefix', { accountPrefix: '../up' }],
    ['apiBase', { apiBase: 'https://other.example/api' }],
    ['serverUrls.samlSignIn', { serverUrls: { samlSignIn: '/saml' } }],
    ['messagingOrigin', { messagingOrigin: 'https://messages.example/' }],
    ['tidHostPattern', { tidHostPattern: '(tid' }],
    ['analyticsGlobal', { analyticsGlobal: 'my.tracker' }],
    ['breakpoint', { breakpoint: 200 }],
    ['footer.firstYear', { footer: { firstYear: 99 } }],
    ['footer.firstYear', { footer: { firstYear: 20260 } }],
    [
      'header.account[0].key',
      { header: { account: [{ key: 'saved-homes', text: 'A', href: '/a' }] } },
    ],
  ])(
    '%s: gives the advice of the schema for %j (OPN-7 ENT-15)',
    (name, value) => {
      const folder = (value as { readonly slug?: string }).slug;
      expect(
        checkValue(value, folder).mistakes.map(({ message }) => message),
      ).toEqual([
        expect.stringMatching(
          new RegExp(`^${name.replace(/[[\]]/g, '\\$&')} is .*: .+ Write `),
        ),
      ]);
    },
  );

  it('allows links to other hosts, mail and telephone, and any name in a query', () => {
    expect(
      messagesOf({ header: { main: [menu({ query: { href: 'menu' } })] } }),
    ).toEqual([]);
    const links = [
      'https://community.cedarline.example/',
      'mailto:a@cedarline.example',
      'tel:1',
    ];
    for (const href of links) {
      expect(messagesOf(withLink({ text: 'A', href }))).toEqual([]);
    }
  });

  it('shortens a long value', () => {
    expect(messagesOf({ mainDomain: 'x'.repeat(200) })).toEqual([
      expect.stringMatching(/^mainDomain is "x{59}…: it is compared/),
    ]);
  });

  it.each(['5', 'null', '"a"'])(
    '%s instead of a site is a mistake of the file',
    (text) => {
      const message = `The file is ${text}: write an object in braces: { … }.`;
      expect(check(text).mistakes).toEqual([
        { file, line: 1, column: 1, message },
      ]);
    },
  );

  it('finds a key that appears twice', () => {
    const text = JSON.stringify(required, null, 2).replace(
      '{',
      '{\n  "slug": "cedarline",',
    );
    expect(check(text).mistakes).toEqual([
      {
        file,
        line: 3,
        column: 3,
        message: 'slug appears twice. Remove one of the two.',
      },
    ]);
    const inList = '{"header":{"main":[{"key":"a","key":"b"}]}}';
    expect(check(inList).mistakes.map(({ message }) => message)).toContain(
      'header.main[0].key appears twice. Remove one of the two.',
    );
  });

  it('finds all mistakes at once, in the order of the lines, each at its value or key', () => {
    const text = `{
  "slug": "cedarline",
  "mainDomain": "cedarline.example",
  "homeLoansHost": "Loans",
  "partnerIds": { "web": "CL-WEB", "ios": "CL-IOS" },
  "heder": {},
  "footer": { "colour": 1, "owned": 2 },
  "messages": {
    "header-remote": { "joint": "Come in", "actingAs": "As {who}, {email}" }
  }
}`;
    expect(
      check(text).mistakes.map(
        ({ line, column, message }) =>
          `${line}:${column} ${message.split(' ')[0] ?? ''}`,
      ),
    ).toEqual([
      '1:1 productName',
      '4:20 homeLoansHost',
      '5:17 partnerIds.android',
      '6:3 heder',
      '7:15 footer.colour',
      '7:28 footer.owned',
      '9:24 messages["header-remote"].joint',
      '9:56 messages["header-remote"].actingAs',
    ]);
  });

  it('accepts a byte order mark', () => {
    expect(check(`\uFEFF${JSON.stringify(required)}`).mistakes).toEqual([]);
  });
});

describe('a file that is not JSON', () => {
  it.each([
    ['{\n  "slug": "a",\n}', '3:1', 'remove the comma before }.'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3', 'comma expected at "b".'],
    ['{ a: 1 }', '1:3', 'put a in double quotes, or remove it.'],
    [`{ "a": 'b' }`, '1:8', "put 'b' in double quotes, or remove it."],
    ['{ "a": 1', '1:9', 'close brace expected at the end of the file.'],
    ['{\n  // ours\n  "a": 1\n}', '2:3', 'remove the comment.'],
    [
      String.raw`{ "a": "\d" }`,
      '1:8',
      String.raw`invalid escape character at "\d".`,
    ],
    ['', '1:1', 'value expected at the end of the file.'],
  ])('%j: line, column and advice', (text, place, advice) => {
    expect(
      check(text).mistakes.map(({ line, column, message }) => [
        `${line}:${column}`,
        message,
      ]),
    ).toEqual([[place, `Not valid JSON: ${advice}`]]);
  });

  it('reports each line once', () => {
    expect(check(`{ "a": 'b c' }`).mistakes).toHaveLength(1);
  });
});

describe('several sites', () => {
  const site = (folder: string, more: object = {}) => ({
    folder,
    file: `sites/${folder}/site.json`,
    text: JSON.stringify({ ...required, slug: folder, ...more }),
  });

  it('only one of them is the first', () => {
    expect(
      checkSites([site('one', { first: true }), site('two')], {}).mistakes,
    ).toEqual([]);
    const two = [site('one', { first: true }), site('two', { first: true })];
    const { mistakes } = checkSites(two, {});
    expect(mistakes).toEqual([
      expect.objectContaining({
        file: 'sites/two/site.json',
        message: expect.stringMatching(
          /^first is true here and in sites\/one\. /,
        ) as string,
      }),
    ]);
  });
});

it('formats all mistakes and says that nothing was published', () => {
  const { mistakes } = checkValue({ theme: 'Classic', bot: 1 });
  expect(formatMistakes(mistakes))
    .toBe(`2 mistakes in sites/cedarline/site.json. Nothing was published.

sites/cedarline/site.json:11:12
  theme is "Classic": write one of "classic", "refreshed".

sites/cedarline/site.json:12:10
  bot is 1: write true or false, without quotes.

Every field: docs/reference/site.md`);
  expect(formatMistakes(mistakes.slice(0, 1))).toMatch(/^One mistake in sites/);
});
