import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { openFolder } from 'host-kit/testing/folder';
import { sampleAccounts } from '../src/samples/sampleAccounts';
import { readSettings } from 'reference-api/settings';
import { describeRelease } from '../src/site/indexPage';
import { stageViews } from '../src/stage/stage';
import {
  buildVisit,
  isStageVisit,
  meetNetwork,
  networkOf,
  rewriteStageUrl,
  troubleMs,
} from '../src/stage/stageVisit';
import { createStaticOrigin } from '../src/staticOrigin';
import { signInAs, useTestDemo } from './demo';
import { hrefsOf } from 'reference-api/testing/pageContent';

const demo = useTestDemo();

describe('the first page', () => {
  it('has no dead link, and shows each of its pages on the stage (OPN-92)', async () => {
    const visitor = await signInAs(demo, 'admin');
    const { body } = await visitor.get('/');
    const hrefs = hrefsOf(/<main[^]*<\/main>/.exec(body)?.[0] ?? '').filter(
      (href) => href.startsWith('/'),
    );
    assert.ok(hrefs.length > 30, String(hrefs.length));
    for (const href of hrefs) {
      const { statusCode, body: answer } = await visitor.get(href);
      assert.ok(
        [200, 403].includes(statusCode),
        `${href} ${statusCode} ${answer.slice(0, 200)}`,
      );
    }
    // A remote is down on the page that has it.
    for (const trouble of [
      'lenders&network=no-lender-advertising',
      'gate&network=no-access-denied',
    ]) {
      assert.ok(
        hrefs.some((href) => href.includes(`view=${trouble}-remote`)),
        trouble,
      );
    }
    assert.ok(stageViews.length > 5);
    for (const { key, path: view } of stageViews) {
      const shown = await demo.visitor().get(`${view}?stage=slow-k3f9`);
      assert.equal(shown.statusCode, key === 'gate' ? 403 : 200, view);
      assert.match(
        shown.body,
        /:4901\/header-remote\/~slow-k3f9\/(\w+\/)?embed\.js/,
        view,
      );
      const offStage = (await demo.visitor().get(view)).body;
      assert.ok(!offStage.includes('~'), view);
    }
  });
  it('names a release by its version and age (OPN-92)', () => {
    const release = {
      version: '0.1.0-cd135ded',
      releasedAt: '2026-05-31T10:00:00Z',
    };
    const sayAt = (now: string) =>
      describeRelease('Header', release, Date.parse(now));
    assert.equal(
      sayAt('2026-05-31T10:02:30Z'),
      'Header 0.1.0, released 2 minutes ago',
    );
    assert.equal(
      sayAt('2026-06-01T11:00:00Z'),
      'Header 0.1.0, released yesterday',
    );
  });
  it('signs a visitor in as each sample account (OPN-34)', async () => {
    const { body } = await demo.visitor().get('/');
    for (const { name } of sampleAccounts) {
      assert.ok(
        body.includes(`name="email" value="${name}@example.test"`),
        name,
      );
    }
  });
  it('the address chooses the page and the network (OPN-92)', async () => {
    const get = async (query: string) =>
      (await demo.visitor().get(`/?${query}`)).body;
    assert.match(
      await get('view=tags&network=no-footer-remote'),
      /<iframe[^>]* src="\/mortgage-rates\/ca\/los-angeles\/\?stage=no-footer-remote-[a-z\d]+"/,
    );
    for (const odd of [
      'view=%22%3E&network=%22%3E',
      'view=&network=',
      'view=a&view=b',
    ]) {
      assert.match(
        await get(odd),
        /src="\/refinance\/ca\/los-angeles\/\?stage=usual-[a-z\d]+"/,
        odd,
      );
    }
  });
});

describe('the network of a visit', () => {
  it('returns to the usual one after its time (OPN-92)', () => {
    const visit = buildVisit('no-header-remote', 1_000_000);
    const at = (ms: number) => networkOf(visit, 1_000_000 + ms);
    assert.deepEqual(
      [at(0), at(troubleMs - 1), at(troubleMs), at(-1)],
      ['no-header-remote', 'no-header-remote', 'usual', 'usual'],
    );
  });
  it('is one of the known networks, with a short time (S14)', () => {
    for (const visit of [
      '',
      'slow',
      'slow-',
      'slow-A',
      'slow-../x',
      'gone-k3f9',
      `slow-${'x'.repeat(10)}`,
      1,
    ]) {
      assert.equal(isStageVisit(visit), false, String(visit));
    }
    assert.equal(isStageVisit(buildVisit('no-access-denied-remote')), true);
  });
});

describe('a remote’s origin, for the stage', () => {
  const remote = 'header-remote';
  const dataDir = openFolder('stage');
  before(() => {
    const folder = path.join(dataDir, 'static', remote, '1.0.0');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'entry.js'), 'entry');
    writeFileSync(path.join(folder, '../embed.js'), 'loader');
  });
  const statusesOf = async (urls: readonly string[], isDemo = true) => {
    const settings = {
      ...readSettings({ LOG_LEVEL: 'silent' }),
      dataDir,
      isDemo,
    };
    const origin = await createStaticOrigin(settings, remote);
    const statuses = [];
    for (const url of urls) {
      statuses.push((await origin.inject(`/${remote}/${url}`)).statusCode);
    }
    await origin.close();
    return statuses;
  };

  it('sends only the loader of a remote that is down, and only to that visit (F01)', async () => {
    const down = `~${buildVisit('no-header-remote')}`;
    const over = `~${buildVisit('no-header-remote', Date.now() - troubleMs)}`;
    const other = `~${buildVisit('no-footer-remote')}`;
    assert.deepEqual(
      await statusesOf([
        `${down}/embed.js`,
        `${down}/1.0.0/entry.js?retry=1`,
        `${over}/1.0.0/entry.js`,
        `${other}/1.0.0/entry.js`,
        '1.0.0/entry.js',
      ]),
      [200, 503, 200, 200, 200],
    );
  });
  it('has no such folder on a public demo, and none leads out of the remote’s own (S21)', async () => {
    assert.deepEqual(
      await statusesOf(['~slow-k/embed.js', 'embed.js'], false),
      [404, 200],
    );
    assert.deepEqual(
      await statusesOf([
        '~K/embed.js',
        '~usual-k/../../secret',
        '~usual-k/~usual-k/embed.js',
        '~usual-k/.env',
      ]),
      [404, 404, 404, 404],
    );
  });
  it('delays each file on a slow network (F09)', async () => {
    const server = Fastify({ rewriteUrl: rewriteStageUrl(remote) });
    const waits: number[] = [];
    meetNetwork(server, remote, async (ms) => waits.push(ms));
    server.get(`/${remote}/*`, async (_request, reply) => reply.send('here'));
    for (const visit of [
      `~${buildVisit('slow')}/`,
      `~${buildVisit('usual')}/`,
      '',
    ]) {
      assert.equal(
        (await server.inject(`/${remote}/${visit}entry.js`)).body,
        'here',
      );
    }
    assert.deepEqual(waits, [900]);
  });
});
