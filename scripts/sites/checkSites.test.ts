import { checkSites } from './checkSites';
import { formatMistakes } from './mistake';
import { readMessages, readSiteTexts } from './readSites';

const required = {
  slug: 'cedarline',
  productName: 'Cedarline',
  mainDomain: 'cedarline.example',
  homeLoansHost: 'loans.cedarline.example',
  partnerIds: { web: 'CL-WEB', ios: 'CL-IOS', android: 'CL-AND' },
};
const file = 'sites/cedarline/site.json';
const known = { 'header-remote': { join: 'Join', actingAs: 'You act as {who}' } };
const check = (text: string, folder = 'cedarline') => checkSites([{ folder, file, text }], known);
const checkValue = (value: object, folder?: string) =>
  check(JSON.stringify({ ...required, ...value }, null, 2), folder);
const messagesOf = (value: object) => checkValue(value).mistakes.map(({ message }) => message);

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

describe('a site’s file', () => {
  it('is whole with the five values that are needed, and with all that there are', () => {
    expect(checkValue({})).toEqual({ sites: [required], mistakes: [] });
    const all = {
      $schema: '../../dist/site.schema.json',
      first: true,
      theme: 'refreshed',
      logoUrl: 'https://cdn.cedarline.example/logo.svg',
      breakpoint: 1024,
      tidHostPattern: '^tid\\d{1,3}$',
      header: {
        home: '/start/',
        main: [menu({ query: { utm_source: '{brandSlug}' }, mega: true })],
        account: [{ key: 'inbox', text: 'Inbox', href: '/{accountPrefix}/inbox', counted: true }],
      },
      footer: {
        notices: ['{productName} is a sample.'],
        social: [{ text: 'us', href: 'https://social.example/us', icon: 'facebook' }],
        js: 'https://www.cedarline.example/consent.js',
        owner: 'Cedarline, Inc.',
        firstYear: 1999,
      },
      messages: { 'header-remote': { join: 'Come in', actingAs: 'As {who}' } },
    };
    expect(checkValue(all)).toEqual({ sites: [{ ...required, ...all }], mistakes: [] });
  });

  it('every site of this checkout is right', () => {
    const texts = readSiteTexts('.');
    expect(checkSites(texts, readMessages('.')).mistakes).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
  });

  it.each<[what: string, value: object, ...message: string[]]>([
    [
      'a value that is missing',
      { productName: undefined },
      'productName is missing. The name of the product, as people read it. Write it:',
      '"productName": "Cedarline".',
    ],
    [
      'one that is missing within',
      { header: { help: { text: 'Help' } } },
      'header.help.href is missing. Where it leads:',
      'a path on the own host, or a whole address. Write it: "href": "/mortgage-rates/".',
    ],
    [
      'no text',
      { productName: 5 },
      'productName is 5: a text is needed. Write it in double quotes.',
    ],
    [
      'an empty text',
      withLink({ text: ' ', href: '/a' }),
      'header.main[0].groups[0].links[0].text is " ":',
      'people would find an empty place there. Write a text.',
    ],
    [
      'no number',
      { breakpoint: '900' },
      'breakpoint is "900": a number is needed. Write it without quotes.',
    ],
    [
      'no whole number',
      { breakpoint: 900.5 },
      'breakpoint is 900.5: styles count whole pixels. Write a whole number.',
    ],
    [
      'a number that is too small',
      { breakpoint: 200 },
      'breakpoint is 200: nothing is made for narrower pages. Write 320 or more.',
    ],
    [
      'no year',
      { footer: { firstYear: 99 } },
      'footer.firstYear is 99: it stands before the year of the visit.',
      'Write a year of four digits.',
    ],
    [
      'a year that is a text',
      { footer: { firstYear: 20260 } },
      'footer.firstYear is 20260: it stands before the year of the visit.',
      'Write a year of four digits.',
    ],
    [
      'neither true nor false',
      { bot: 'yes' },
      'bot is "yes": it is said or not. Write true or false, without quotes.',
    ],
    [
      'no list',
      { footer: { notices: 'One' } },
      'footer.notices is "One": a list is needed, also of one.',
      'Write it in square brackets: [ … ].',
    ],
    [
      'no object',
      { header: [] },
      'header is []: an object is needed. Write its fields in braces: { … }.',
    ],
    [
      'no names',
      { serverUrls: { singleSignOn: 'https://a.example' } },
      'serverUrls.singleSignOn is "https://a.example": an object is needed.',
      'Write names and their values in braces: { … }.',
    ],
    [
      'another word',
      { theme: 'Refreshd' },
      'theme is "Refreshd": it is one of "classic", "refreshed". Did you mean "refreshed"?',
    ],
    [
      'quite another word',
      { theme: 'dark' },
      'theme is "dark": it is one of "classic", "refreshed". Write one of them.',
    ],
    [
      'a word that is none',
      { theme: 1 },
      'theme is 1: it is one of "classic", "refreshed". Write one of them.',
    ],
    [
      'a key that nobody knows',
      { produktName: 'x' },
      'produktName is not known, so it would change nothing. Did you mean "productName"?',
    ],
    [
      'one within that means nothing',
      withLink({ text: 'A', href: '/a', colour: 'red' }),
      'header.main[0].groups[0].links[0].colour is not known, so it would change nothing.',
      'Known here: text, href.',
    ],
    [
      'one that is no name',
      { footer: { 'legal texts': [] } },
      'footer["legal texts"] is not known, so it would change nothing. Known here:',
      'links, brands, social, apps, notices, legal, js, owner, firstYear.',
    ],
    [
      'S01: an address that runs',
      withLink({ text: 'A', href: 'javascript:alert(1)' }),
      'header.main[0].groups[0].links[0].href is "javascript:alert(1)":',
      'a link to it would not be safe on every page.',
      'Write a path such as /help/, or an http(s), mailto or tel address, without blanks.',
    ],
    [
      'no slug',
      { slug: '1.0' },
      'slug is "1.0": it is part of addresses.',
      'Write lower-case letters, digits and hyphens, beginning with a letter.',
    ],
    [
      'no host',
      { mainDomain: 'https://cedarline.example' },
      'mainDomain is "https://cedarline.example": it is compared with the hosts of links.',
      'Write a host in lower case, without scheme, port or path, such as cedarline.example.',
    ],
    [
      'OPN-7: no segment',
      { accountPrefix: '../up' },
      'accountPrefix is "../up": links of the account are made with it.',
      'Write one segment of a path, without slashes.',
    ],
    [
      'no address of a server',
      { serverUrls: { samlSignIn: '/saml' } },
      'serverUrls.samlSignIn is "/saml": it is another server.',
      'Write its whole address, beginning with https://.',
    ],
    [
      'no origin',
      { messagingOrigin: 'https://messages.example/' },
      'messagingOrigin is "https://messages.example/": it is another server.',
      'Write its origin, such as https://messages.cedarline.example, without a slash at the',
      'end, or an empty text.',
    ],
    [
      'no regular expression',
      { tidHostPattern: '(tid' },
      'tidHostPattern is "(tid": hosts are compared with it.',
      'Write a regular expression as JavaScript reads it, without slashes around it.',
    ],
    [
      'no name of a global',
      { analyticsGlobal: 'my.tracker' },
      'analyticsGlobal is "my.tracker": it is looked up on window.',
      'Write one name, or an empty text for none.',
    ],
    [
      'ENT-15: no name of an entry',
      { header: { account: [{ key: 'saved-homes', text: 'A', href: '/a' }] } },
      `header.account[0].key is "saved-homes": the server's answers name it.`,
      `Write letters and digits, beginning with a letter.`,
    ],
    [
      'OPN-80: a text of the lender page that does not fit',
      { lenderPage: { hero: { titel: 'Ours' } } },
      'lenderPage.hero.titel is not known, so it would change nothing. Did you mean "title"?',
    ],
    [
      'LAP-23: somebody who says nothing',
      { lenderPage: { testimonials: { items: [{ author: 'A', company: 'B', nmlsId: '1' }] } } },
      'lenderPage.testimonials.items[0].quote is missing. What they say. Write it:',
      '"quote": "My first contacts came from streets I can walk to.".',
    ],
    [
      'LAP-23: no portrait',
      {
        lenderPage: {
          testimonials: {
            items: [{ quote: 'Q', author: 'A', company: 'B', nmlsId: '1', portrait: 5 }],
          },
        },
      },
      'lenderPage.testimonials.items[0].portrait is 5:',
      "it is neither a picture's address nor a whole drawing.",
      'Write an address, or an object with back, skin, coat, hair and cut.',
    ],
    [
      'LAP-26: a section with nothing in it',
      { lenderPage: { faq: { items: [] } } },
      'lenderPage.faq.items is []: the section would be empty. Write at least one item.',
    ],
    [
      'a name that is not the folder’s',
      { slug: 'cedar' },
      'slug is "cedar":',
      'the folder is sites/cedarline, and a site has one name everywhere.',
      'Write "cedarline", or rename the folder to sites/cedar.',
    ],
    [
      'OPN-79: a place that nobody fills',
      { footer: { notices: ['© {productname}'] } },
      'footer.notices[0] has {productname}: people would read it as it stands.',
      'Did you mean {productName}?',
    ],
    [
      'OPN-79: a place of nothing known',
      withLink({ text: 'A', href: '/a?from={company}' }),
      'header.main[0].groups[0].links[0].href has {company}:',
      'people would read it as it stands. Known here:',
      '{productName}, {brandSlug}, {accountPrefix}.',
    ],
    [
      'OPN-79: a place in a setting',
      { logoUrl: '/logos/{brandSlug}.svg' },
      'logoUrl has {brandSlug}:',
      'names are filled in in header, footer, lenderPage and paths alone. Write it out.',
    ],
    [
      'LNK-1: the own host',
      withLink({ text: 'A', href: 'https://www.cedarline.example/a?b=c#d' }),
      `header.main[0].groups[0].links[0].href is "https://www.cedarline.example/a?b=c#d":`,
      "it would lead away from any other host that shows the page, such as a test system's.",
      `Write the path alone: "/a?b=c#d".`,
    ],
    [
      'LNK-1: the own host as the home',
      { header: { home: 'https://cedarline.example/' } },
      `header.home is "https://cedarline.example/":`,
      "it would lead away from any other host that shows the page, such as a test system's.",
      `Write the path alone: "/".`,
    ],
    [
      'OPN-110: somebody else’s script',
      { footer: { js: 'https://tags.example/a.js' } },
      `footer.js is "https://tags.example/a.js":`,
      "a script runs only from the page's own origin.",
      `Write its path, such as /consent.js.`,
    ],
    [
      'NAV-1: two menus of one key',
      { header: { main: [menu()], marketing: [menu()] } },
      'header.marketing[0].key is "rates", as is header.main[0].key:',
      'the server tells them apart by it.',
      'Write another name, or take one of the two away.',
    ],
    [
      'NAV-5: two entries of one key',
      {
        header: {
          account: [
            { key: 'a', text: 'A', href: '/a' },
            { key: 'a', text: 'B', href: '/b' },
          ],
        },
      },
      'header.account[1].key is "a", as is header.account[0].key:',
      'the server tells them apart by it.',
      'Write another name, or take one of the two away.',
    ],
    [
      'one address twice in a list',
      {
        footer: {
          links: [
            { text: 'A', href: '/a' },
            { text: 'B', href: '/a' },
          ],
        },
      },
      'footer.links[1].href is "/a", as is footer.links[0].href:',
      'the same link twice in one list helps nobody.',
      'Write another address, or take one of the two away.',
    ],
  ])('%s: where, what, why and how to mend it', (_what, value, ...message) => {
    const folder = (value as { readonly slug?: string }).slug === '1.0' ? '1.0' : 'cedarline';
    const { sites, mistakes } = checkValue(value, folder);
    expect(mistakes.map((mistake) => mistake.message)).toEqual([message.join(' ')]);
    expect(sites).toEqual([]);
  });

  it('other hosts of the company may be led to, and mail and telephone', () => {
    const links = ['https://community.cedarline.example/', 'mailto:a@cedarline.example', 'tel:1'];
    for (const href of links) expect(messagesOf(withLink({ text: 'A', href }))).toEqual([]);
  });

  it('a long value is shortened', () => {
    expect(messagesOf({ mainDomain: 'x'.repeat(200) })).toEqual([
      expect.stringMatching(/^mainDomain is "x{59}…: it is compared/),
    ]);
  });

  it.each(['5', 'null', '[]', '"a"'])('%s instead of a site is a mistake of the file', (text) => {
    expect(check(text).mistakes).toEqual([
      {
        file,
        line: 1,
        column: 1,
        message: `The file is ${text}: an object is needed. Write its fields in braces: { … }.`,
      },
    ]);
  });

  it('a key that is there twice', () => {
    const text = JSON.stringify(required, null, 2).replace('{', '{\n  "slug": "cedarline",');
    expect(check(text).mistakes).toEqual([
      {
        file,
        line: 3,
        column: 3,
        message: 'slug is there twice: the later one wins, and nobody sees it. Keep one.',
      },
    ]);
    const inList = '{"header":{"main":[{"key":"a","key":"b"}]}}';
    expect(check(inList).mistakes.map(({ message }) => message)).toContain(
      'header.main[0].key is there twice: the later one wins, and nobody sees it. Keep one.',
    );
  });

  it('all mistakes at once, in the order of the lines, each at its value, its key, or where it lacks', () => {
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
        ({ line, column, message }) => `${line}:${column} ${message.split(' ')[0] ?? ''}`,
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

  it('a mark at the beginning, as some editors write it, is no mistake', () => {
    expect(check(`\uFEFF${JSON.stringify(required)}`).mistakes).toEqual([]);
  });
});

describe('a file that is no JSON', () => {
  it.each<[what: string, text: string, place: string, ...message: string[]]>([
    [
      'a comma too many',
      '{\n  "slug": "a",\n}',
      '3:1',
      'There is a comma too many before this }. Take it away: no comma follows the last one.',
    ],
    [
      'a comma too many in a list',
      '{ "a": [1, ] }',
      '1:12',
      'There is a comma too many before this ]. Take it away: no comma follows the last one.',
    ],
    [
      'a missing comma',
      '{\n  "a": 1\n  "b": 2\n}',
      '3:3',
      'A comma is missing before "b". Write one after the value before it.',
    ],
    [
      'a missing colon',
      '{ "a" 1 }',
      '1:7',
      'A colon is missing before 1. Write one between a key and its value.',
    ],
    [
      'a missing value',
      '{ "a": }',
      '1:8',
      'A value is needed here, and there is }. Write one, or take its key away.',
    ],
    [
      'a key without quotes',
      '{ a: 1 }',
      '1:3',
      'a is no value of JSON.',
      'Write texts in double quotes; without quotes stand numbers, true and false alone.',
    ],
    [
      'a key that is a number',
      '{ 1: 1 }',
      '1:3',
      'A key is needed here, and there is 1. Write it in double quotes, as in "productName".',
    ],
    [
      'single quotes',
      `{ "a": 'b' }`,
      '1:8',
      "'b' is no value of JSON.",
      `Write texts in double quotes; without quotes stand numbers, true and false alone.`,
    ],
    ['no number', '{ "a": 1. }', '1:8', '1. is no number of JSON. Write digits, as in 1024.'],
    [
      'a missing brace',
      '{ "a": 1',
      '1:9',
      'An object has no end: a } is missing. Write one for each { before.',
    ],
    [
      'a missing bracket',
      '{ "a": [1',
      '1:10',
      'A list has no end: a ] is missing. Write one for each [ before.',
    ],
    [
      'an end that comes too early',
      '{ "a": 1 } }',
      '1:12',
      'The file goes on after its end with }. Take it away, or the } that came too early.',
    ],
    [
      'a comment',
      '{\n  // ours\n  "a": 1\n}',
      '2:3',
      'JSON has no comments.',
      'Take it away; what a field does is said by editors and docs/reference/site.md.',
    ],
    [
      'a missing quote',
      '{ "a": "b\n}',
      '1:8',
      'The text "b has no closing quote. Write one on the same line.',
    ],
    [
      'an escape that is none',
      String.raw`{ "a": "\u00g" }`,
      '1:8',
      String.raw`"\u00g" has an escape that is none.`,
      String.raw`Write \u and four hexadecimal digits, or the character itself.`,
    ],
    [
      'a backslash',
      String.raw`{ "a": "\d" }`,
      '1:8',
      String.raw`"\d" has a backslash that means nothing. Write \\ for a backslash.`,
    ],
    [
      'a tab in a text',
      '{ "a": "b\tc" }',
      '1:8',
      '"b\tc" has a character that no text may have, such as a tab. Write \\t for it, or a blank.',
    ],
    [
      'nothing at all',
      '',
      '1:1',
      'A value is needed here, and there is the end of the file. Write one, or take its key away.',
    ],
  ])(
    '%s: line, column and a plain sentence, and nothing else of that file',
    (_what, text, place, ...words) => {
      expect(
        check(text).mistakes.map(({ line, column, message }) => [`${line}:${column}`, message]),
      ).toEqual([[place, words.join(' ')]]);
    },
  );

  it('says each line once', () => {
    expect(check(`{ "a": 'b c' }`).mistakes).toHaveLength(1);
  });
});

describe('several sites', () => {
  const site = (folder: string, more: object = {}) => ({
    folder,
    file: `sites/${folder}/site.json`,
    text: JSON.stringify({ ...required, slug: folder, ...more }),
  });

  it('the mistakes of all of them are said together', () => {
    const { mistakes, sites } = checkSites(
      [site('one', { theme: 'dark' }), site('two'), site('three', { bot: 1 })],
      {},
    );
    expect(mistakes.map(({ file }) => file)).toEqual([
      'sites/one/site.json',
      'sites/three/site.json',
    ]);
    expect(sites.map(({ slug }) => slug)).toEqual(['two']);
  });

  it('one is the first', () => {
    expect(checkSites([site('one', { first: true }), site('two')], {}).mistakes).toEqual([]);
    const two = [site('one', { first: true }), site('two', { first: true })];
    const { mistakes } = checkSites(two, {});
    expect(mistakes).toEqual([
      expect.objectContaining({
        file: 'sites/two/site.json',
        message: expect.stringMatching(
          /^first is true, as in sites\/one: one site .* Take it away here or there\.$/,
        ) as string,
      }),
    ]);
  });
});

it('the answer: how many, where, what, and that nothing was published', () => {
  const { mistakes } = checkValue({ theme: 'Classic', bot: 1 });
  expect(formatMistakes(mistakes))
    .toBe(`2 mistakes in sites/cedarline/site.json. Nothing was published.

sites/cedarline/site.json:11:12
  theme is "Classic": it is one of "classic", "refreshed". Did you mean "classic"?

sites/cedarline/site.json:12:10
  bot is 1: it is said or not. Write true or false, without quotes.

Every field: docs/reference/site.md`);
  expect(formatMistakes(mistakes.slice(0, 1))).toMatch(/^One mistake in sites/);
});
