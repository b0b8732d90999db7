import { toContentSecurityPolicy, type CspNeeds } from 'host-kit/csp';
import { serveAlteredPages } from './alteredPages';
import { runDoctor } from './runDoctor';
import { ports, remoteUrl, type RemoteName } from '../demo/address';
import { listenForRefusals } from '../visit/policy';
import { test, expect } from '../visit/test';
import { live, menuWorks, signInLink, footer } from '../visit/views';

const needsOf = async (remote: RemoteName): Promise<CspNeeds> =>
  (await fetch(`${remoteUrl(remote)}csp.json`)).json() as Promise<CspNeeds>;

interface Pin {
  readonly version: string;
  readonly tag: string;
}
/** Of the current release, as its page would paste it. */
const pinOf = async (remote: RemoteName): Promise<Pin> => {
  const address = remoteUrl(remote);
  const { version } = (await (
    await fetch(`${address}version.json`)
  ).json()) as Pin;
  return (await fetch(`${address}${version}/pin.json`)).json() as Promise<Pin>;
};
const withTag = (html: string, remote: RemoteName, tag: string): string =>
  html.replace(
    new RegExp(`<script[^>]*/${remote}/embed\\.js"[^>]*></script>`),
    tag,
  );

let headerPin: Pin;
let footerPin: Pin;
let pages: Awaited<ReturnType<typeof serveAlteredPages>>;

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);
test.beforeAll(async () => {
  const own = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; trusted-types theirs demo-footer`;
  const needs = [
    await needsOf('header-remote'),
    await needsOf('footer-remote'),
  ];
  const withoutHeader = (text: string) =>
    text
      .replace(/<div id="site-header">[\s\S]*?<\/div>\s*(?=<script)/, '')
      .replace('data-target="#site-header"', 'data-target="#nowhere"');
  /** These policies lack the hash of the page's own sheet. */
  const withoutSheet = (text: string) =>
    text.replace(/<style[^]*?<\/style>/, '');
  [headerPin, footerPin] = [
    await pinOf('header-remote'),
    await pinOf('footer-remote'),
  ];
  const strictPolicy = {
    'content-security-policy': toContentSecurityPolicy(needs, own),
  };
  const footerOfAnother = footerPin.tag.replace(
    /sha256-[^"]+/,
    `sha256-${'A'.repeat(43)}=`,
  );
  pages = await serveAlteredPages({
    pinned: {
      path: '/refinance/',
      headers: strictPolicy,
      change: (text) =>
        withTag(
          withTag(withoutSheet(text), 'header-remote', headerPin.tag),
          'footer-remote',
          footerOfAnother,
        ),
    },
    strict: {
      path: '/refinance/',
      headers: strictPolicy,
      change: withoutSheet,
    },
    trusted: {
      path: '/mortgage-rates/',
      headers: {
        'content-security-policy': toContentSecurityPolicy(
          needs,
          `${own}; require-trusted-types-for 'script'`,
        ),
      },
      change: withoutSheet,
    },
    forbidding: {
      path: '/mortgage-rates/',
      headers: { 'content-security-policy': "script-src 'self'" },
    },
    leaving: {
      path: '/healthz',
      headers: { 'content-type': 'text/html', refresh: '0; url=/nowhere' },
    },
    nowhere: {
      path: '/mortgage-rates/',
      change: (text) =>
        withoutHeader(text)
          .replace(
            '<head>',
            `<head><script>
              var URL = '/shop/';
              function Map() {}
              var Set = Map;
              Array.prototype.map = 0;
            </script>`,
          )
          .replace(
            '</body>',
            '<form name="body"></form><img src="/never.png"></body>',
          )
          .replace(
            /<script(?=[^>]*footer-remote.embed)/,
            '<script type="text/plain"',
          ),
    },
    unfinished: {
      path: '/mortgage-rates/',
      change: (text) =>
        text.replace('</main>', '</main><script src="/never.png"></script>'),
    },
    column: {
      path: '/mortgage-rates/',
      change: (text) =>
        text.replace(
          '</head>',
          '<style>#site-header { width: 416px }</style></head>',
        ),
    },
    stale: {
      path: '/mortgage-rates/',
      change: (text) =>
        text.replace('/header-remote/embed.js', '/header-remote/old/embed.js'),
    },
    restless: {
      path: '/mortgage-rates/',
      change: (text) =>
        text.replace(
          '<head>',
          `<head><script>
            var live = {};
            document.addEventListener('mortgage:remoteReady', function ready(event) {
              live[event.detail.remote] = true;
              if (!live['header-remote'] || !live['footer-remote']) return;
              document.removeEventListener('mortgage:remoteReady', ready);
              Function.prototype.bind = function () { return this; };
              var header = document.querySelector('#site-header');
              header.replaceWith(header.cloneNode());
              document.querySelector('#site-footer').shadowRoot.innerHTML = '';
            });
          </script>`,
        ),
    },
  });
});
test.afterAll(() => pages.close());

for (const [name, what] of [
  ['strict', 'a policy without unsafe-inline, shells included'],
  ['trusted', 'Trusted Types enforced'],
] as const) {
  test(`the remotes run with ${what}, without a refusal (F48 F49)`, async ({
    page,
  }) => {
    const refusals = await listenForRefusals(page);
    await page.goto(`${pages.url}/${name}`);
    await live(page, '#site-header');
    await live(page, '#site-footer');
    await menuWorks(page);
    await signInLink(page).click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
    await expect(footer(page)).toContainText('2006');
    expect(refusals).toEqual([]);
  });
}

test('a pinned tag runs with its hash and reports its release; the browser refuses another file (S12 F13)', async ({
  page,
}) => {
  const refused = page.waitForEvent('console', (message) =>
    /digest in the 'integrity' attribute.*footer-remote/.test(message.text()),
  );
  await page.addInitScript(() =>
    document.addEventListener('mortgage:remoteReady', (event) => {
      document.documentElement.dataset.ready = JSON.stringify(
        (event as CustomEvent).detail,
      );
    }),
  );
  await page.goto(`${pages.url}/pinned`);
  await refused;
  await live(page, '#site-header');
  await expect(page.locator('html')).toHaveAttribute(
    'data-ready',
    JSON.stringify({ remote: 'header-remote', version: headerPin.version }),
  );
  await menuWorks(page);
  const { code, report } = await runDoctor(`${pages.url}/pinned`);
  expect(report).toContain(
    `header-remote is pinned to ${headerPin.version} of 20`,
  );
  expect(report).toContain(', the current version.');
  expect(report).toContain('footer-remote has not started within 10 s');
  expect(code).toBe(1);
});

const reports: readonly (readonly [
  string,
  number,
  Readonly<Record<string, readonly string[]>>,
])[] = [
  [
    'what is broken and how to fix it',
    1,
    {
      forbidding: [
        'Content-Security-Policy (script-src',
        'embed-csp',
        'header-remote has not started within 10 s; its place is empty',
      ],
      leaving: [
        ...[
          '/nowhere (from http',
          'header-remote has no element: nothing matches "#nowhere"',
        ],
        ...[
          'built-in functions: Array.prototype.map, window.URL, window.Map, window.Set',
        ],
        'footer-remote/embed.js (type="text/plain")',
      ],
      stale: [
        '/header-remote/old/embed.js cannot be loaded (the answer is not a script',
      ],
    },
  ],
  [
    'what the page does to running remotes (F46)',
    0,
    {
      restless: [
        ...['header-remote runs.', 'footer-remote runs.'],
        'replaced built-in functions: Function.prototype.bind.',
        'The page replaced the element of header-remote',
        'a script or an extension empties footer-remote',
      ],
    },
  ],
  [
    'what has arrived of a page that never ends',
    0,
    { unfinished: ['header-remote runs.'] },
  ],
  ['a header in a column (CON-9)', 0, { column: ["% of the page's width"] }],
];
/** One report of each exit code, daily. */
const daily = [
  'what is broken and how to fix it',
  'what the page does to running remotes (F46)',
];
for (const [what, expected, parts] of reports) {
  test(
    `the doctor reports ${what}`,
    { tag: daily.includes(what) ? [] : '@all' },
    async () => {
      // All at once: a run waits ten seconds for a remote that never comes.
      await Promise.all(
        Object.entries(parts).map(async ([name, texts]) => {
          const { code, report } = await runDoctor(`${pages.url}/${name}`);
          for (const text of texts) {
            expect(report, name).toContain(text);
          }
          if (name === 'column') {
            expect(report).not.toContain('footer-remote has');
          }
          expect(code, name).toBe(expected);
        }),
      );
    },
  );
}

test(
  'the doctor exits with 2 when it cannot examine the page',
  { tag: '@all' },
  async () => {
    const [away, nothing] = await Promise.all([
      runDoctor(`http://127.0.0.1:${ports.nothing}/`),
      runDoctor('not an address'),
    ]);
    expect(away.report).toContain('cannot be opened');
    expect(nothing.report).toContain('Give the http(s) address of a page');
    expect([away.code, nothing.code]).toEqual([2, 2]);
  },
);
