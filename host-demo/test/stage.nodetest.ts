/** The first page: what it offers to whom, and the calls by which it changes the demo or its own stage. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import Fastify from 'fastify';
import { sampleAccounts } from '../src/accounts/sampleAccounts';
import { readSettings } from '../src/settings/settings';
import { controlsLimit } from '../src/stage/controls';
import { meetNetwork, takeVisit } from '../src/stage/stageOrigin';
import { stageViews } from '../src/stage/stageViews';
import { isStageVisit, StageVisits, troubleMs } from '../src/stage/stageVisits';
import { createStaticOrigin } from '../src/staticOrigin';
import { openTestDemo, ownOrigin, type TestDemo } from './demo';
import { hrefsOf, textOf } from './pageContent';
import type { Failure } from './visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());
afterEach(() => mock.restoreAll());

describe('the first page', () => {
  it('OPN-92: leads nowhere that is not there, and shows each of its pages on the stage', async () => {
    const visitor = demo.visitor();
    await visitor.signIn('admin');
    const { body } = await visitor.get('/');
    const hrefs = hrefsOf(/<main[^]*<\/main>/.exec(body)?.[0] ?? '').filter((href) =>
      href.startsWith('/'),
    );
    assert.ok(hrefs.length > 30, String(hrefs.length));
    for (const href of hrefs) {
      const { statusCode, body: said } = await visitor.get(href);
      assert.ok([200, 403].includes(statusCode), `${href} ${statusCode} ${said.slice(0, 200)}`);
    }
    assert.ok(stageViews.length > 5);
    for (const { key, path: view } of stageViews) {
      const shown = await demo.visitor().get(`${view}?stage=k3f9`);
      assert.equal(shown.statusCode, key === 'gate' ? 403 : 200, view);
      assert.match(shown.body, /127\.0\.0\.1:4901\/header-remote\/~k3f9\/(\w+\/)?embed\.js/, view);
      const asEver = (await demo.visitor().get(view)).body;
      assert.ok(!asEver.includes('~'), view);
    }
  });
  it('OPN-34: signs in as each sample account, and says who is', async () => {
    const visitor = demo.visitor();
    const { body } = await visitor.get('/');
    for (const { name } of sampleAccounts)
      assert.ok(body.includes(`name="email" value="${name}@example.test"`), name);
    assert.ok(textOf(body).includes('Nobody is signed in.'));
    assert.ok(textOf(body).includes('Sign in for live messages'));
    await visitor.signIn('consumer');
    const signedIn = textOf((await visitor.get('/')).body);
    assert.ok(signedIn.includes('Signed in as consumer@example.test.'));
    assert.ok(signedIn.includes('Push a live message'));
  });
  for (const [remote, chosen, shown] of [
    ['lender-advertising-remote', 'tags', 'lenders'],
    ['lender-advertising-remote', 'language', 'language'],
    ['access-denied-remote', 'lenders', 'gate'],
    ['header-remote', 'tags', 'tags'],
  ] as const)
    it(`OPN-92: ${remote}, taken down beside the page "${chosen}", is to be seen on "${shown}"`, async () => {
      const pressed = await demo.visitor().postForm('/demo/stage', {
        visit: 'k3f9',
        network: `no-${remote}`,
        view: chosen,
      });
      assert.equal(pressed.headers.location, `/?visit=k3f9&view=${shown}#stage`);
    });
  it('OPN-92: does without script: each choice is a link, each press a form that leads back to the stage', async () => {
    const visitor = demo.visitor();
    const { body } = await visitor.get('/?visit=k3f9&view=tags');
    assert.match(body, /<iframe[^>]* src="\/mortgage-rates\/ca\/los-angeles\/\?stage=k3f9"/);
    const pressed = await visitor.postForm('/demo/stage', {
      visit: 'k3f9',
      network: 'no-footer-remote',
      view: 'tags',
    });
    assert.deepEqual(
      [pressed.statusCode, pressed.headers.location],
      [303, '/?visit=k3f9&view=tags#stage'],
    );
    const back = (await visitor.get('/?visit=k3f9&view=tags')).body;
    assert.match(back, /value="usual" aria-pressed="true">Footer</);
    assert.match(back, /value="no-header-remote" aria-pressed="false">Header</);
    for (const odd of ['/?visit=%22%3E&view=%22%3E', '/?visit=UPPER&view=', '/?visit=a&visit=b']) {
      const page = (await visitor.get(odd)).body;
      assert.match(page, /src="\/refinance\/ca\/los-angeles\/\?stage=[a-f\d]{8}"/, odd);
    }
  });
});

describe('a demo for others', () => {
  it('OPN-92 S22: is not changed from its first page: no button, no password, and each call says so', async () => {
    const shared = await openTestDemo({ demoControls: false }, demo);
    try {
      const visitor = shared.visitor();
      const { body } = await visitor.get('/');
      for (const text of ['/demo/stage', '/demo/releases', 'sample-password', 'consumer@'])
        assert.ok(!body.includes(text), text);
      assert.ok(textOf(body).includes('This demo is not changed from here.'));
      for (const [url, fields] of [
        ['/demo/stage', { visit: 'k3f9', network: 'no-header-remote' }],
        ['/demo/releases', { step: 'deploy' }],
      ] as const) {
        const refused = await visitor.postJson(url, fields);
        assert.deepEqual(
          [refused.statusCode, refused.json<Failure>().error],
          [403, 'ControlsOff'],
          url,
        );
      }
      assert.equal((await visitor.get('/demo/releases')).statusCode, 403);
      assert.ok(!(await visitor.get('/refinance/?stage=k3f9')).body.includes('~k3f9'));
    } finally {
      await shared.close();
    }
  });
  it('S05: pages of other sites press nothing', async () => {
    for (const url of ['/demo/stage', '/demo/releases']) {
      const answer = await demo
        .visitor({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
        .postForm(url, { visit: 'k3f9', network: 'no-header-remote', step: 'deploy' });
      assert.equal(answer.json<Failure>().error, 'ForeignOrigin', url);
    }
  });
});

describe('the network of a visit', () => {
  it('OPN-92: is the visit’s alone, and the usual one again by itself', () => {
    let now = 0;
    const visits = new StageVisits(() => now);
    visits.set('one', 'no-header-remote');
    visits.set('two', 'slow');
    assert.deepEqual(
      ['one', 'two', 'three'].map((visit) => visits.networkOf(visit)),
      ['no-header-remote', 'slow', 'usual'],
    );
    visits.set('two', 'usual');
    assert.equal(visits.networkOf('two'), 'usual');
    now = troubleMs - 1;
    assert.equal(visits.networkOf('one'), 'no-header-remote');
    now = troubleMs;
    assert.equal(visits.networkOf('one'), 'usual');
  });
  it('S09: of more visits than anybody makes the oldest are forgotten', () => {
    const visits = new StageVisits(() => 0);
    for (let made = 0; made <= 1000; made += 1) visits.set(String(made), 'no-header-remote');
    assert.deepEqual([visits.networkOf('0'), visits.networkOf('1')], ['usual', 'no-header-remote']);
  });
  it('S14: only a name of a few letters and digits is one', () => {
    for (const visit of ['', 'a b', '../x', 'A', 'x'.repeat(17), '~', 1, undefined])
      assert.equal(isStageVisit(visit), false, String(visit));
    assert.equal(isStageVisit('k3f9'), true);
  });
  for (const [body, field] of [
    [{}, 'visit'],
    [{ visit: '../..', network: 'slow' }, 'visit'],
    [{ visit: 'k3f9' }, 'network'],
    [{ visit: 'k3f9', network: 'gone' }, 'network'],
    [{ visit: 'k3f9', network: 'no-session-shared' }, 'network'],
  ] as const)
    it(`S14: ${JSON.stringify(body)} is refused by its field`, async () => {
      const answer = await demo.visitor().postJson('/demo/stage', body);
      assert.deepEqual([answer.statusCode, answer.json<Failure>().field], [400, field]);
    });
});

describe('a remote’s origin, for the stage', () => {
  const stage = new StageVisits(() => 0);
  const remote = 'header-remote';
  let dataDir: string;
  before(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'stage-'));
    const folder = path.join(dataDir, 'static', remote, '1.0.0');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'entry.js'), 'entry');
    writeFileSync(path.join(folder, '../embed.js'), 'loader');
  });
  after(() => rmSync(dataDir, { recursive: true }));
  const statusesOf = async (visits: StageVisits | undefined, urls: readonly string[]) => {
    const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), dataDir };
    const origin = await createStaticOrigin(settings, remote, visits);
    const statuses = [];
    for (const url of urls) statuses.push((await origin.inject(`/${remote}/${url}`)).statusCode);
    await origin.close();
    return statuses;
  };

  it('F01: of a remote that is down nothing comes but the loader, and to nobody but that visit', async () => {
    stage.set('down1', 'no-header-remote');
    assert.deepEqual(
      await statusesOf(stage, [
        '~down1/embed.js',
        '~down1/1.0.0/entry.js?retry=1',
        '~down1/1.0.0/entry.js',
        '~other/1.0.0/entry.js',
        '1.0.0/entry.js',
      ]),
      [200, 503, 503, 200, 200],
    );
    stage.set('down1', 'no-footer-remote');
    assert.deepEqual(await statusesOf(stage, ['~down1/1.0.0/entry.js']), [200]);
    stage.set('down1', 'usual');
    assert.deepEqual(await statusesOf(stage, ['~down1/1.0.0/entry.js']), [200]);
  });
  it('S21: there is no such folder where the demo is not changed, and none leads out of the remote’s', async () => {
    assert.deepEqual(await statusesOf(undefined, ['~k3f9/embed.js', 'embed.js']), [404, 200]);
    assert.deepEqual(
      await statusesOf(stage, ['~K/embed.js', '~k/../../secret', '~k/~k/embed.js', '~k/.env']),
      [404, 404, 404, 404],
    );
  });
  it('F09: on a slow network each file waits', async () => {
    const server = Fastify({ rewriteUrl: takeVisit(remote) });
    const waits: number[] = [];
    meetNetwork(server, remote, stage, async (ms) => waits.push(ms));
    server.get(`/${remote}/*`, async (_request, reply) => reply.send('here'));
    stage.set('slow1', 'slow');
    for (const visit of ['~slow1/', '~other/', ''])
      assert.equal((await server.inject(`/${remote}/${visit}entry.js`)).body, 'here');
    assert.deepEqual(waits, [900]);
  });
});

describe('at the end', () => {
  it('S09: nobody presses all the time', async () => {
    const alone = await openTestDemo({}, demo);
    try {
      const visitor = alone.visitor({ origin: ownOrigin, 'sec-fetch-site': 'same-origin' });
      const statuses = [];
      for (let pressed = 0; pressed <= controlsLimit.max; pressed += 1)
        statuses.push(
          (await visitor.postJson('/demo/stage', { visit: 'a', network: 'usual' })).statusCode,
        );
      assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429]);
    } finally {
      await alone.close();
    }
  });
});
