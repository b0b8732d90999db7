/** The host kit in use: csp.json makes a strict policy that our remotes live under, and the doctor finds what clashes. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { toContentSecurityPolicy, type CspNeeds } from 'host-kit/csp';
import { serveAlteredPages } from './alteredPages';
import { demoUrl, ports, remoteUrl, type RemoteName } from '../demo/address';
import { listenForRefusals } from '../visit/policy';
import { test, expect } from '../visit/test';
import { hydrated, header, signInLink, footer } from '../visit/views';

const root = path.resolve(import.meta.dirname, '../..');
const needsOf = async (remote: RemoteName): Promise<CspNeeds> =>
  (await fetch(`${remoteUrl(remote)}csp.json`)).json() as Promise<CspNeeds>;

interface Pin {
  readonly version: string;
  readonly tag: string;
}
/** Of the current release, as its page would paste it. */
const pinOf = async (remote: RemoteName): Promise<Pin> => {
  const address = remoteUrl(remote);
  const { version } = (await (await fetch(`${address}version.json`)).json()) as Pin;
  return (await fetch(`${address}${version}/pin.json`)).json() as Promise<Pin>;
};
const withTag = (html: string, remote: RemoteName, tag: string): string =>
  html.replace(new RegExp(`<script[^>]*/${remote}/embed\\.js"[^>]*></script>`), tag);

let headerPin: Pin;
let footerPin: Pin;
let pages: Awaited<ReturnType<typeof serveAlteredPages>>;

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);
test.beforeAll(async () => {
  const own = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; trusted-types theirs demo-footer`;
  const needs = [await needsOf('header-remote'), await needsOf('footer-remote')];
  const withoutHeader = (text: string) =>
    text
      .replace(/<div id="site-header">[\s\S]*?<\/div>\s*(?=<script)/, '')
      .replace('data-target="#site-header"', 'data-target="#nowhere"');
  /** Its own sheet stands in the page, and these policies do not have its hash. */
  const withoutSheet = (text: string) => text.replace(/<style>[^]*?<\/style>/, '');
  [headerPin, footerPin] = [await pinOf('header-remote'), await pinOf('footer-remote')];
  const strictPolicy = { 'content-security-policy': toContentSecurityPolicy(needs, own) };
  const footerOfAnother = footerPin.tag.replace(/sha256-[^"]+/, `sha256-${'A'.repeat(43)}=`);
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
    nowhere: { path: '/mortgage-rates/', change: withoutHeader },
    twice: {
      path: '/mortgage-rates/',
      change: (text) =>
        text.replace(
          '</body>',
          `<div id="site-footer"></div><script async src="${remoteUrl('header-remote')}embed.js"></script></body>`,
        ),
    },
    clashing: {
      path: '/mortgage-rates/',
      change: (text) =>
        text
          .replace('<!doctype html>', '')
          .replace(
            '<head>',
            '<head><script>Array.from = function (list) { return [].slice.call(list); }; </script><style>#site-header { opacity: .5; filter: blur(1px); }</style>',
          )
          .replace(
            '</body>',
            '<div class="modal" style="position: fixed; inset: 0; z-index: 2147483647"></div></body>',
          ),
    },
    row: {
      path: '/mortgage-rates/',
      change: (text) => text.replace('</head>', '<style>body { display: flex }</style></head>'),
    },
    column: {
      path: '/mortgage-rates/',
      change: (text) =>
        text.replace('</head>', '<style>#site-header { width: 416px }</style></head>'),
    },
    stale: {
      path: '/mortgage-rates/',
      change: (text) => text.replace('/header-remote/embed.js', '/header-remote/old/embed.js'),
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
    // Its host passes on what is read, and nothing that is sent.
    astray: {
      path: '/mortgage-rates/',
      change: (text) =>
        text
          .replace(
            '<head>',
            `<head><style>#site-header { width: 60px; min-width: 0 }</style><script>
              document.addEventListener('mortgage:remoteReady', function (event) {
                if (event.detail.remote !== 'footer-remote') return;
                var frame = document.body.appendChild(document.createElement('iframe'));
                frame.contentDocument.body.append(document.querySelector('#site-footer'));
              });
            </script>`,
          )
          .replace(
            '</body>',
            `<div id="access-denied"><template><p>Only for reviewers.</p></template></div><script async src="${remoteUrl('access-denied-remote')}embed.js"></script></body>`,
          ),
    },
    unrelated: { path: '/healthz' },
  });
});
test.afterAll(() => pages.close());

/** The doctor as an owner runs it. */
async function examine(url: string): Promise<{ code: number; report: string }> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['host-kit/bin/doctor.mjs', url],
      { cwd: root },
    );
    return { code: 0, report: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, report: stdout + stderr };
  }
}

for (const [name, what] of [
  ['strict', 'a policy without unsafe-inline, shells included'],
  ['trusted', 'Trusted Types enforced'],
] as const) {
  test(`F48 F49: the remotes live under ${what}, and nothing is forbidden to them`, async ({
    page,
  }) => {
    const refusals = await listenForRefusals(page);
    await page.goto(`${pages.url}/${name}`);
    await hydrated(page, '#site-header');
    await hydrated(page, '#site-footer');
    await header(page).getByRole('button', { name: 'Buy' }).click();
    await expect(header(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
    await page.keyboard.press('Escape');
    await signInLink(page).click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
    await expect(footer(page)).toContainText('2006');
    expect(refusals).toEqual([]);
  });
}

test('S12 F13: a pinned tag runs with its hash, and says its release; where the file is another the browser refuses it', async ({
  page,
}) => {
  const refused = page.waitForEvent('console', (message) =>
    /digest in the 'integrity' attribute.*footer-remote/.test(message.text()),
  );
  await page.addInitScript(() =>
    document.addEventListener('mortgage:remoteReady', (event) => {
      document.documentElement.dataset.ready = JSON.stringify((event as CustomEvent).detail);
    }),
  );
  await page.goto(`${pages.url}/pinned`);
  await refused;
  await hydrated(page, '#site-header');
  await expect(page.locator('html')).toHaveAttribute(
    'data-ready',
    JSON.stringify({ remote: 'header-remote', version: headerPin.version }),
  );
  await header(page).getByRole('button', { name: 'Buy' }).click();
  await expect(header(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
  const { code, report } = await examine(`${pages.url}/pinned`);
  expect(report).toContain(`header-remote is pinned to ${headerPin.version} of 20`);
  expect(report).toContain(', the current version.');
  expect(report).toContain('footer-remote does not run');
  expect(code).toBe(1);
});

test('the doctor finds nothing broken on a page of the demo', async () => {
  const { code, report } = await examine(`${demoUrl}/mortgage-rates/`);
  expect(report).toContain('header-remote runs.');
  expect(report).toMatch(/0 broken, 0 at risk/);
  expect(code).toBe(0);
});

test('the doctor reports what is broken and how to fix it', async () => {
  const broken = {
    forbidding: [
      'Content-Security-Policy (script-src',
      'embed-csp',
      'header-remote does not run; its place is empty',
    ],
    nowhere: ['header-remote has no element: nothing matches "#nowhere"', 'data-target'],
    stale: [
      '/header-remote/old/embed.js cannot be loaded (the answer is not a script, probably an error page)',
    ],
    unrelated: ['The page has no embed tag.'],
  };
  // All at once: each run waits ten seconds for a remote that never comes.
  await Promise.all(
    Object.entries(broken).map(async ([name, parts]) => {
      const { code, report } = await examine(`${pages.url}/${name}`);
      for (const part of parts) expect(report, name).toContain(part);
      expect(code, name).toBe(1);
    }),
  );
});

test('the doctor reports doubled tags, styles, covers, replaced built-ins and quirks mode', async () => {
  const [twice, clashing] = await Promise.all([
    examine(`${pages.url}/twice`),
    examine(`${pages.url}/clashing`),
  ]);
  expect(twice.report).toContain('header-remote has 2 embed tags');
  expect(twice.report).toContain('2 elements match "#site-footer"');
  for (const part of [
    'opacity: 0.5, filter',
    'div.modal covers header-remote',
    'Array.from',
    'quirks mode',
  ])
    expect(clashing.report).toContain(part);
  expect([twice.code, clashing.code]).toEqual([0, 0]);
});

test('the doctor reports what the page does to running remotes (F46)', async () => {
  const { code, report } = await examine(`${pages.url}/restless`);
  for (const part of [
    'header-remote runs.',
    'footer-remote runs.',
    'replaced built-in functions after the remotes had started: Function.prototype.bind.',
    'The page replaced the element of header-remote',
    'A script empties the shadow root of footer-remote.',
  ])
    expect(report).toContain(part);
  expect(code).toBe(0);
});

test('the doctor reports a header in a row with the content or in a column (CON-9)', async () => {
  const [row, column] = await Promise.all([
    examine(`${pages.url}/row`),
    examine(`${pages.url}/column`),
  ]);
  expect(row.report).toContain('header-remote is in a row with ');
  expect(row.report).toContain('flex-direction: column');
  expect(column.report).toMatch(/header-remote has \d+ % of the page's width/);
  expect(column.report).not.toContain('footer-remote has');
  expect([row.code, column.code]).toEqual([0, 0]);
});

test('the doctor reports readable gated content, a host that does not answer, and a moved element (PRM-10 CAL-2 F46)', async () => {
  const { code, report } = await examine(`${pages.url}/astray`);
  for (const part of [
    "The page's host does not answer /user/account/services/WhoAmI.htm (",
    'access-denied-remote refuses this visitor',
    'Warning on the console: [mortgage session] A gate has neither permissions nor an authorizer',
    'px wider than its element',
    'The page removed the element of footer-remote',
  ])
    expect(report).toContain(part);
  // The footer's element is in the frame.
  expect(code).toBe(1);
});

test('the doctor exits with 2 when it cannot examine the page', async () => {
  const [away, nothing] = await Promise.all([
    examine(`http://127.0.0.1:${ports.nothing}/`),
    examine('not an address'),
  ]);
  expect(away.report).toContain('cannot be opened');
  expect(nothing.report).toContain('Say which page');
  expect([away.code, nothing.code]).toEqual([2, 2]);
});
