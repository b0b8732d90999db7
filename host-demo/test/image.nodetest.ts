/** The images and compose.yaml: what they say fits what is here, and their steps make a server that is ready. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { factsOf } from '../src/settings/mistakes';
import { environmentSchema, readSettings } from '../src/settings/settings';
import { findFreePorts, startDemoProcess } from './demo-process/demoProcess';
import { carryOut } from './image/carryOut';
import { compose, interpolate, type Service } from './image/compose';
import {
  isIgnored,
  readCommand,
  readEnvironment,
  readStages,
  readText,
  root,
  stepsOf,
  type Stage,
} from './image/dockerfile';
import { startComposedNginx, nginxMissing } from './image/composedNginx';

const stages = readStages();
const stageOf = (name: string): Stage => {
  const found = stages.find((stage) => stage.name === name);
  assert.ok(found, `Dockerfile has no stage ${name}`);
  return found;
};
const services = Object.entries(compose.services);
const pages: Service = compose.services.pages!;
const given = { POSTGRES_PASSWORD: 'x'.repeat(32), SECRET: 'y'.repeat(32) };
const environment = {
  ...readEnvironment(stageOf('pages')),
  ...interpolate(pages.environment ?? {}, given),
};
const isPinned = (image: string): boolean =>
  /^[a-z]+:\d+\.\d+(?:\.\d+)?-[a-z]+(?:-slim)?$/.test(image);

describe('Dockerfile', () => {
  it('S20: base images are of one version, and nobody who runs is root', () => {
    for (const { image } of stages) assert.ok(isPinned(image), image);
    const running = stages.filter((stage) => stepsOf(stage, 'CMD').length > 0);
    assert.deepEqual(
      running.map((stage) => [stage.name, stepsOf(stage, 'USER').at(-1)?.text]),
      [
        ['release', 'node'],
        ['nginx', 'www-data'],
        ['pages', 'node'],
      ],
    );
    assert.equal(stages.at(-1)?.name, 'pages', 'what is built where no stage is named');
  });
  it('OPN-76: what it copies and runs is there, and its settings are settings', () => {
    for (const stage of stages)
      for (const { words, flags } of stepsOf(stage, 'COPY'))
        for (const source of words.slice(0, -1))
          if (flags.from) assert.ok(stageOf(flags.from));
          else assert.ok(existsSync(path.join(root, source)) && !isIgnored(source), source);
    assert.ok(existsSync(path.join(root, readCommand(stageOf('pages'), 'CMD').at(-1)!)));
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
    const [npm, , script = ''] = readCommand(stageOf('release'), 'CMD');
    assert.ok(npm === 'npm' && script in scripts, script);
    const { NODE_ENV, ...settings } = readEnvironment(stageOf('pages'));
    assert.equal(NODE_ENV, 'production');
    assert.equal(stepsOf(stageOf('pages'), 'EXPOSE')[0]?.text, settings.PORT);
    assert.equal(readSettings(settings).operation.listenHost, '0.0.0.0');
  });
  it('OPN-76: every workspace that the server needs has its manifest where packages are installed', () => {
    const { dependencies } = JSON.parse(readText('host-demo/package.json')) as {
      dependencies: Record<string, string>;
    };
    const needed = Object.keys(dependencies).filter((name) => existsSync(path.join(root, name)));
    const copied = stepsOf(stageOf('packages'), 'COPY').flatMap(({ words }) => words);
    for (const name of [...needed, 'host-demo'])
      assert.ok(copied.includes(`${name}/package.json`), name);
  });
  it('S10 S20: no image has the history, the packages or the data of a checkout, or a secret', () => {
    for (const file of ['.git/config', '.cache/x', '.data/db/x', '.env', '.env.local', 'a.log'])
      assert.ok(isIgnored(file), file);
    for (const folder of ['', 'host-demo/', 'e2e/federated-host/'])
      assert.ok(isIgnored(`${folder}node_modules/pg/package.json`), folder);
    for (const file of ['package.json', '.npmrc', 'host-demo/src/main.ts', 'sites/a/site.json'])
      assert.ok(!isIgnored(file), file);
    const literal =
      /(?:password|secret|token|api_?key)\w*["']?[ \t]*[:=][ \t]*["']?\w|:\/\/\w+:[^@\s]+@/i;
    for (const line of ['SECRET: abc', 'ENV SMTP_PASSWORD="abc"', 'postgres://me:abc@there/'])
      assert.match(line, literal);
    for (const file of ['Dockerfile', 'compose.yaml', 'deploy/compose.nginx.conf'])
      assert.doesNotMatch(readText(file).replaceAll(/\$\{[^}]*\}/g, ''), literal, file);
  });
});

describe('compose.yaml', () => {
  it('OPN-76: what it sets are settings that can be used', () => {
    const { NODE_ENV: _, ...set } = environment;
    for (const name of Object.keys(set)) assert.ok(name in environmentSchema.entries, name);
    const settings = readSettings(set);
    assert.equal(settings.trustProxy, 1, 'nginx alone stands before it');
    assert.ok((settings.secret?.length ?? 0) >= 32);
    assert.deepEqual(settings.origins, ['http://localhost:8000']);
    assert.deepEqual(
      [settings.operation.staticOrigin, settings.operation.shellOrigin],
      ['http://localhost:8080', 'http://nginx:8080'],
    );
    assert.ok(settings.operation.metricsPort > 0);
  });
  it('S20: secrets are given from outside, or nothing starts', () => {
    for (const [name, value] of Object.entries(pages.environment ?? {}))
      if (factsOf(environmentSchema.entries[name as never]).isSecret)
        assert.match(value, /\$\{\w+:\?/, name);
    assert.throws(() => interpolate(pages.environment!, { SECRET: given.SECRET }), /POSTGRES_/);
    assert.throws(() => interpolate(pages.environment!, { ...given, SECRET: '' }), /SECRET/);
    const { POSTGRES_PASSWORD = '' } = compose.services.postgres?.environment ?? {};
    assert.match(POSTGRES_PASSWORD, /^\$\{POSTGRES_PASSWORD:\?/);
  });
  it('OPN-76: stages, services, volumes and the release are what they are called', () => {
    for (const [name, { image, build, depends_on = {}, volumes = [] }] of services) {
      assert.ok(build ? stageOf(build.target) : isPinned(image ?? ''), name);
      for (const volume of volumes) assert.ok(volume.split(':')[0]! in compose.volumes, volume);
      for (const [other, { condition }] of Object.entries(depends_on))
        if (condition === 'service_healthy') assert.ok(hasHealthCheck(other), other);
        else assert.ok(other in compose.services, other);
    }
    const { RELEASE_TARGET, RELEASE_URL = '' } = interpolate(
      compose.services.release?.environment ?? {},
      {},
    );
    assert.match(readText('deploy/nginx.conf'), new RegExp(`root ${RELEASE_TARGET};`));
    assert.equal(RELEASE_URL, `${environment.STATIC_ORIGIN}/{workspace}/`);
    assert.ok((pages.deploy?.replicas ?? 0) >= 2);
  });
  it('S20: nginx alone is reached from outside, by this machine, at ports that it listens to', () => {
    assert.deepEqual(
      services.filter(([, { ports }]) => ports).map(([name]) => name),
      ['nginx'],
    );
    const configuration = readText('deploy/compose.nginx.conf');
    const [, replaced = '', by = ''] =
      /s\/([^/]+)\/([^/]+)\//.exec(
        stepsOf(stageOf('nginx'), 'RUN').find(({ text }) => text.startsWith('sed'))?.text ?? '',
      ) ?? [];
    assert.ok(readText('deploy/nginx.conf').includes(replaced), replaced);
    for (const published of compose.services.nginx?.ports ?? []) {
      const [address, , port = ''] = published.split(':');
      assert.equal(address, '127.0.0.1');
      assert.ok(`${configuration}\n${by}`.includes(`listen ${port};`), port);
    }
    assert.ok(configuration.includes(`set $pages pages:${environment.PORT};`));
  });
});

const hasHealthCheck = (name: string): boolean => {
  const { healthcheck, build } = compose.services[name] ?? {};
  return (
    healthcheck !== undefined ||
    (!!build && stepsOf(stageOf(build.target), 'HEALTHCHECK').length > 0)
  );
};

/** A folder that is gone afterwards, and that others may read. */
function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  chmodSync(folder, 0o755);
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the nginx of compose.yaml', () => {
  it(
    'OPN-76 S07: leads to the pages, and to the released files, which pages name and include by addresses of their own',
    { skip: nginxMissing },
    async (t) => {
      const folder = makeFolder(t);
      for (const remote of ['header-remote', 'footer-remote']) {
        const files = path.join(folder, 'remotes', remote);
        mkdirSync(files, { recursive: true });
        writeFileSync(path.join(files, 'shell.html'), `<p>shell of ${remote}</p>`);
        writeFileSync(path.join(files, 'csp.json'), '{"directives":{}}');
      }
      const [port] = await findFreePorts(1);
      const nginx = await startComposedNginx(folder, port!);
      t.after(nginx.stop);
      const demo = startDemoProcess({
        ...environment,
        PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: '',
        METRICS_PORT: '0',
        // The server itself has no way there.
        STATIC_ORIGIN: 'http://static.invalid:8080',
        SHELL_ORIGIN: `http://127.0.0.1:${nginx.staticPort}`,
        SHUTDOWN_DELAY_SECONDS: '0',
      });
      t.after(() => demo.child.kill('SIGKILL'));
      await demo.ready;
      const ask = (address: string, headers = {}) =>
        fetch(`http://127.0.0.1:${nginx.pagesPort}${address}`, { headers });
      const page = await (await ask('/refinance/')).text();
      assert.ok(page.includes('shell of header-remote'), page);
      const tags = await ask('/mortgage-rates/', { 'x-request-id': 'a'.repeat(32) });
      assert.ok((await tags.text()).includes('http://static.invalid:8080/header-remote/embed.js'));
      assert.match(tags.headers.get('x-request-id') ?? '', /^[\da-f]{32}$/, 'that of nginx');
      assert.notEqual(tags.headers.get('x-request-id'), 'a'.repeat(32));
      assert.equal((await ask('/metrics')).status, 404);
    },
  );
});

const stepsAsked = process.env.IMAGE_STEPS === '1';
const whyNot =
  'installs packages: IMAGE_STEPS=1 node --import tsx --test host-demo/test/image.nodetest.ts';

describe('the steps of Dockerfile', () => {
  it(
    'OPN-76: in a bare directory they make a server that is ready, and ends when it is told to',
    { skip: !stepsAsked && whyNot },
    async (t) => {
      const folder = makeFolder(t);
      carryOut(stageOf('packages'), folder);
      const place = carryOut(stageOf('pages'), folder);
      const [port] = await findFreePorts(1);
      const { METRICS_PORT: _metrics, DATABASE_URL: _database, ...rest } = environment;
      const own = {
        ...rest,
        PORT: String(port),
        PATH: process.env.PATH,
        SHUTDOWN_DELAY_SECONDS: '0',
      };
      // Neither root's rights nor root's files.
      const options = {
        cwd: place,
        env: own,
        ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
      };
      const [program = '', ...args] = readCommand(stageOf('pages'), 'CMD');
      const child = spawn(program, args, options);
      t.after(() => child.kill('SIGKILL'));
      const code = new Promise((resolve) => child.once('exit', resolve));
      let said = '';
      const ready = new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => {
            said += part.toString();
            if (said.includes('Stop with')) resolve();
          });
      });
      await Promise.race([ready, code]);
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      assert.equal(answer?.status, 200, said);
      const [check = '', ...words] = readCommand(stageOf('pages'), 'HEALTHCHECK');
      const isHealthy = () => spawnSync(check, words, options).status === 0;
      assert.ok(isHealthy());
      child.kill('SIGTERM');
      assert.equal(await code, 0, said);
      assert.ok(!isHealthy());
    },
  );
});
