/**
 * The lines of docs/proxies.md in real servers: a page's host that passes the listed paths
 * on to the marketplace, and nothing else. A server that is not installed is skipped, with one line (Debian:
 * `apt-get install nginx apache2-bin`).
 */
import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import { samplePassword } from '../src/samples/sampleAccounts';
import {
  leadActionPath,
  openTestDemo,
  rowsOf,
  sampleLead,
  type TestDemo,
} from './demo';
import {
  createBrowser,
  partnerHost,
  partnerOrigin,
  type Received,
} from './proxied-host/browser';
import { proxies, reasonToSkip, startProxy } from './proxied-host/proxies';
import type { Failure, SignInAnswer } from 'reference-api/testing/visitor';

const toSignIn = ({ body }: Received): SignInAnswer =>
  JSON.parse(body) as SignInAnswer;
/** Of scripts and calls. Links and pictures (`href`, `photo`) are pages and files of the marketplace. */
function addressesIn(body: string): readonly string[] {
  const found: string[] = [];
  JSON.parse(body, (key, value: unknown) => {
    const isLink = ['href', 'photo'].includes(key);
    if (typeof value === 'string' && value.startsWith('/') && !isLink) {
      found.push(value);
    }
    return value;
  });
  return found;
}

const operations = Object.values<HostOperation>({
  ...hostPaths,
  ...hostActions,
});

for (const proxy of proxies) {
  const skip = reasonToSkip(proxy);

  describe(`the guide's part for ${proxy.title}`, { skip }, () => {
    let demo: TestDemo;
    const folder = openFolder('proxy');
    let running: Awaited<ReturnType<typeof startProxy>>;
    let browser: ReturnType<typeof createBrowser>;
    let reached: {
      url: string;
      ip: string;
      host: string;
      forwardedHost: unknown;
    }[] = [];

    before(async () => {
      // Servers that give up root's rights read it too.
      chmodSync(folder, 0o755);
      demo = await openTestDemo({ origins: [partnerOrigin], trustProxy: 1 });
      demo.server.addHook('onRequest', async ({ url, ip, host, headers }) => {
        reached.push({
          url,
          ip,
          host,
          forwardedHost: headers['x-forwarded-host'],
        });
      });
      demo.server.addHook('onSend', async (_request, reply) => {
        // A marketplace may name its own domain.
        reply.header('set-cookie', 'guid=1; Domain=127.0.0.1; Path=/');
      });
      await demo.server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = demo.server.server.address() as AddressInfo;
      running = await startProxy(proxy, folder, `127.0.0.1:${port}`);
    });
    after(async () => {
      await running.stop();
      await demo.close();
    });
    beforeEach(() => {
      reached = [];
      browser = createBrowser(running.port);
    });

    const signIn = () =>
      browser.post(
        '/user/acct/login/',
        'application/json',
        JSON.stringify({
          email: 'consumer@example.test',
          password: samplePassword,
        }),
      );

    it('API-1 CAL-1..16: every path of the list reaches the marketplace', async () => {
      for (const { path: url, method } of operations) {
        await browser.send(url, { method });
      }
      assert.deepEqual(
        reached.map(({ url }) => url),
        operations.map(({ path: url }) => url),
      );
    });

    it('passes on every address of this host that an answer names (F91)', async () => {
      await signIn();
      const trap = JSON.stringify({ ...sampleLead, website: 'x' });
      const answers = [
        await browser.post(
          `/mortgageapi/${leadActionPath}`,
          'text/plain',
          trap,
        ),
        await browser.send('/ajax/nav/PageFrame.htm?topnav={format:json}'),
        await browser.send(
          '/ajax/nav/PageFrame.htm?footer={format:scriptOnly}',
        ),
        await browser.send('/ajax/nav/UserNavAsync.htm?pageframe=true'),
        await browser.send('/myaccount/api/v1/userNavigation'),
      ];
      const named = answers.flatMap(({ body }) => addressesIn(body));
      assert.deepEqual(named, ['/challenge/script.js', '/static/footer.js']);
      const script = await browser.send('/static/footer.js');
      const loaded = script.body.match(/\/static\/[\w.]+/g) ?? [];
      assert.deepEqual(loaded, ['/static/consent.js']);
      reached = [];
      for (const url of [...named, ...loaded]) {
        await browser.send(url);
      }
      assert.deepEqual(
        reached.map(({ url }) => url),
        [...named, ...loaded],
      );
    });

    it('leads to the page of the marketplace after a lead (F91)', async () => {
      const { status, headers } = await browser.send('/lender-resources/?a=1');
      assert.equal(status, 302);
      assert.match(
        String(headers.location),
        /^http:\/\/127\.0\.0\.1:\d+\/lender-resources\/\?a=1$/,
      );
      assert.deepEqual(reached, []);
    });

    it('AUT-9 RTC-1: so do the security check and, with what it asks, news of the Inbox', async () => {
      const urls = [
        '/challenge/script.js',
        '/v2/subscribe/key/channel/0?tt=0',
        '/time/0',
      ];
      for (const url of urls) {
        await browser.send(url);
      }
      assert.deepEqual(
        reached.map(({ url }) => url),
        urls,
      );
    });

    it('CAL-2 CAL-12 OPN-33: a visitor who signs in is signed in on this host, by its own cookie', async () => {
      assert.equal(
        (await browser.send('/myaccount/api/v1/userNavigation')).status,
        401,
      );
      const { user } = toSignIn(await signIn());
      assert.equal(user.emailAddress, 'consumer@example.test');
      assert.ok(browser.cookies.has('mortgage_session'));
      assert.equal(
        (await browser.send('/myaccount/api/v1/userNavigation')).status,
        200,
      );
      const found = await browser.send('/user/account/services/WhoAmI.htm', {
        method: 'POST',
      });
      assert.equal(toSignIn(found).user.id, user.id);
    });

    it("AUT-13: a cookie of the marketplace's domain becomes one of this host", async () => {
      const { headers } = await browser.send('/graphql', { method: 'POST' });
      assert.match(
        String(headers['set-cookie']),
        /guid=1; Domain=www\.partner\.example/i,
      );
      assert.equal(browser.cookies.get('guid'), '1');
    });

    it('SEC-1..4: a visitor who signs out is signed out, and stays on this host', async () => {
      await signIn();
      for (const base of [
        '/homeloans/mortgage/api/auth',
        '/homeloans/api/auth',
      ]) {
        const { body } = await browser.send(`${base}/csrf`);
        const left = await browser.post(
          `${base}/signout?callbackUrl=/`,
          'application/json',
          body,
        );
        assert.equal(left.status, 200, left.body);
      }
      const gone = await browser.send('/Logout.htm', {
        headers: { 'sec-fetch-dest': 'document' },
      });
      assert.equal(gone.status, 303);
      assert.match(
        String(gone.headers.location),
        /^(http:\/\/www\.partner\.example)?\/$/,
      );
      assert.ok(!browser.cookies.has('mortgage_session'));
      assert.equal(
        (await browser.send('/myaccount/api/v1/userNavigation')).status,
        401,
      );
    });

    it('CAL-8 OPN-76: a lead arrives once, with its key', async () => {
      const before = await rowsOf(demo.db, 'leads');
      const body = JSON.stringify(sampleLead);
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        const answer = await browser.post(
          `/mortgageapi/${leadActionPath}`,
          'text/plain',
          body,
          {
            'idempotency-key': `${proxy.title.length}-through-a-proxy`,
          },
        );
        assert.deepEqual([answer.status, answer.body], [200, '{}']);
      }
      assert.equal(await rowsOf(demo.db, 'leads'), before + 1);
    });

    it('S05: a foreign page is refused through the proxy too', async () => {
      const answer = await browser.post(
        '/user/acct/login/',
        'application/json',
        '{}',
        {
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        },
      );
      assert.equal(answer.status, 403);
      assert.equal((JSON.parse(answer.body) as Failure).error, 'ForeignOrigin');
    });

    it('S07 S19: the marketplace learns the address of the visitor, whatever the visitor claims', async () => {
      await browser.send('/ajax/nav/UserNavAsync.htm?pageframe=true', {
        headers: {
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-host': 'evil.example',
        },
      });
      assert.deepEqual(
        reached.map(({ ip, forwardedHost }) => [ip, forwardedHost]),
        [['127.0.0.1', partnerHost]],
      );
    });

    it('S17: only calls of the list are passed on', async () => {
      const others = [
        '/healthz',
        '/mortgage/admin/',
        '/mortgage/admin/leads',
        '/static/challenge.js',
        '/mortgageapi/',
        '/mortgageapi/whoAmI/../../healthz',
        '/mortgageapi/%2e%2e/healthz',
        '/mortgageapi/whoAmI/deeper',
        '/user/acct/login/more',
        '/Logout.htm.bak',
        '/graphql/other',
        '/demo/challenge',
        '//graphql.evil.example/',
        'http://www.evil.example/healthz',
      ];
      for (const url of others) {
        await browser.send(url);
      }
      assert.deepEqual(
        reached.map(({ url }) => url).filter((url) => url !== '/graphql'),
        [],
      );
      assert.match((await browser.send('/')).body, /partner's own page/);
      assert.equal(
        (await browser.send('/user/acct/reset-password/')).status,
        200,
        'is in the list',
      );
    });

    it('S17: it is a proxy to one host, whatever host a call names', async () => {
      await browser.send('http://www.evil.example/graphql', { method: 'POST' });
      assert.ok(reached.every(({ url }) => url === '/graphql'));
      const status = await new Promise<number>((resolve) => {
        const call = request({
          port: running.port,
          host: '127.0.0.1',
          method: 'CONNECT',
          path: 'www.evil.example:443',
        });
        call.once('connect', (response, socket) => {
          socket.destroy();
          resolve(response.statusCode ?? 0);
        });
        call.once('response', (response) => resolve(response.statusCode ?? 0));
        // A server without such calls ends the connection.
        call.once('error', () => resolve(400));
        call.end();
      });
      assert.ok(status >= 400, String(status));
    });
  });
}
