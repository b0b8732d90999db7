import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterEach, describe, it, mock } from 'node:test';
import { remotes } from 'embed/remotes';
import { legacyCases } from '../src/legacy-hosts/cases';
import { openCallers } from './bad-input/callers';
import { toRequest } from './bad-input/request';
import { toValidCalls } from './bad-input/validCalls';
import { openTestDemo, ownOrigin, useTestDemo } from './demo';

/** They are as hosts are. */
const hostile = ['webforms', ...legacyCases.map(({ name }) => name)];

const demo = useTestDemo();
afterEach(() => mock.restoreAll());

const toHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64');

interface Page {
  readonly url: string;
  readonly body: string;
  readonly policy: ReadonlyMap<string, readonly string[]>;
}

const readPolicy = (header: unknown): Page['policy'] =>
  new Map(
    String(header)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

async function readPage(
  url: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await demo.server.inject({
    url,
    headers: { accept: 'text/html', ...headers },
  });
  const isPage = String(response.headers['content-type']).startsWith(
    'text/html',
  );
  const policy = readPolicy(response.headers['content-security-policy']);
  return isPage ? [{ url, body: response.body, policy }] : [];
}

async function readPages(): Promise<readonly Page[]> {
  const callers = await openCallers(demo);
  const { calls } = toValidCalls(callers.found);
  const pages = [];
  for (const call of calls) {
    const { method, url: route } = call.route;
    const isHostile = hostile.some((name) => route === `/legacy/${name}`);
    if (method !== 'GET' || call.waits || isHostile) {
      continue;
    }
    const { url, headers } = toRequest(
      call,
      [],
      await callers.cookiesOf(call),
      {},
    );
    pages.push(...(await readPage(url, headers)));
  }
  for (const url of ['/nowhere/', '/%E0%A4%A']) {
    pages.push(...(await readPage(url)));
  }
  return pages;
}

/** As the static origins would send it, each of its own remote. */
const publish = (): void => {
  mock.method(globalThis, 'fetch', async (url: string) => {
    const remote = /([\w-]+)\/[\w.]+$/.exec(url)![1]!;
    const directives = {
      'script-src': ["'self'", `https://static.example/${remote}/`],
      'style-src': [`'sha256-${remote}'`],
      'trusted-types': [`mortgage-${remote}`],
    };
    return url.endsWith('csp.json')
      ? Response.json({ remote, version: '1', directives })
      : new Response('');
  });
};

describe('the policy of a page', () => {
  it('forbids scripts and styles in the markup except its own sheet, and our pages have none (S01 F48)', async () => {
    const pages = await readPages();
    assert.ok(pages.length > 100, String(pages.length));
    for (const { url, body, policy } of pages) {
      for (const name of [
        'default-src',
        'script-src',
        'style-src',
        'form-action',
      ]) {
        assert.equal(policy.get(name)?.[0], "'self'", `${url} ${name}`);
      }
      assert.deepEqual(policy.get('object-src'), ["'none'"], url);
      assert.deepEqual(policy.get('base-uri'), ["'none'"], url);
      const allowed = [...policy.values()].flat();
      assert.ok(
        !allowed.some((source) =>
          /^'(unsafe|nonce)|^\*$|^https?:$/.test(source),
        ),
        url,
      );
      const [start = '', ...sheets] = body.split(/<style[^>]*>/);
      const own = sheets.map((sheet) => sheet.split('</style>')[0] ?? '');
      for (const css of own) {
        assert.ok(
          policy.get('style-src')!.includes(`'sha256-${toHash(css)}'`),
          url,
        );
      }
      const markup = [
        start,
        ...sheets.map((sheet) => sheet.replace(/^[^]*<\/style>/, '')),
      ].join('');
      assert.doesNotMatch(
        markup,
        /<style|\sstyle=|<[^>]*\son\w+=|javascript:/i,
        url,
      );
      assert.doesNotMatch(own.join(''), /@import|url\((?!["']?data:)/, url);
      for (const [tag] of body.matchAll(/<script[^>]*>/g)) {
        assert.match(tag, / src="|type="application\/json"/, url);
      }
    }
  });

  it('allows what the remotes on the page have published, and of no other (F48 F49)', async () => {
    publish();
    await using other = await openTestDemo({ port: 2 }, demo);
    const named = async (url: string) => {
      const { body, headers } = await other.visitor().get(url);
      const policy = readPolicy(headers['content-security-policy']);
      const scripts = policy.get('script-src')!.join(' ');
      const isOnce = (text: string) => body.split(text).length === 2;
      const embedded = remotes.filter(({ name }) =>
        isOnce(`/${name}/embed.js`),
      );
      for (const { name } of remotes) {
        const isEmbedded = embedded.some((one) => one.name === name);
        assert.equal(
          scripts.includes(`/${name}/`),
          isEmbedded,
          `${url} ${name}`,
        );
        assert.equal(
          policy.get('style-src')!.includes(`'sha256-${name}'`),
          isEmbedded,
        );
        assert.equal(
          policy.get('trusted-types')!.includes(`mortgage-${name}`),
          isEmbedded,
        );
      }
      assert.ok(
        scripts.includes('http://127.0.0.1:3/header-remote/'),
        'where the tag leads',
      );
      assert.deepEqual(policy.get('require-trusted-types-for'), ["'script'"]);
      return embedded.map(({ name }) => name);
    };
    assert.deepEqual(await named('/refinance/'), [
      'header-remote',
      'footer-remote',
    ]);
    assert.equal((await named('/advertising/Mortgage.htm')).length, 3);
    assert.equal((await named('/legacy/all-remotes')).length, remotes.length);
  });

  it('allows the remote of an origin that has never answered (F34 F48)', async () => {
    const [page] = await readPage('/mortgage-rates/');
    const scripts = page!.policy.get('script-src')!;
    for (const [port, workspace] of [
      [4901, 'header-remote'],
      [4902, 'footer-remote'],
      [4905, 'session-shared'],
      [4906, 'embed'],
    ] as const) {
      assert.ok(
        scripts.includes(`http://127.0.0.1:${port}/${workspace}/`),
        workspace,
      );
    }
    assert.equal(page!.policy.has('require-trusted-types-for'), false);
  });

  it('names the origin of messages, for a page that is opened by another name (RTC-3)', async () => {
    const [page] = await readPage('/mortgage-rates/');
    assert.deepEqual(page!.policy.get('connect-src')!.slice(0, 2), [
      "'self'",
      ownOrigin,
    ]);
  });
});
