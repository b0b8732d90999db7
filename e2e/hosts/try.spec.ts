/** `npm run try`: any page with our tags in it, and the page itself untouched. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments } from 'host-kit/installedChromium';
import { tryPage } from 'host-kit/try';
import { dataDir, demoPort, ports, remoteUrl, root, type RemoteName } from '../demo/address';
import { expect, test } from '../visit/test';
import { fromDemo, serveHost, type HostServer } from './hostServer';

let host: HostServer;
let folder: string;
test.beforeAll(async () => {
  host = await serveHost(0, async (url) => {
    // A page of before us, with real libraries of its time, and a policy that knows nothing of us.
    if (url === '/page')
      return {
        ...(await fromDemo('/legacy/jquery-bootstrap?bare')),
        headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
      };
    if (url === '/written-policy')
      return {
        type: 'text/html',
        body: Buffer.from(
          `<!doctype html><meta http-equiv="content-security-policy" content="script-src 'none'"><p>A page`,
        ),
      };
    if (url === '/moved')
      return { status: 302, type: '', headers: { location: '/page' }, body: Buffer.from('') };
    if (url === '/document') return { type: 'application/pdf', body: Buffer.from('%PDF-1.4') };
    if (url === '/text') return { type: 'text/plain', body: Buffer.from('no page') };
    if (url === '/slow') return new Promise(() => undefined);
    return fromDemo(url);
  });
  folder = mkdtempSync(path.join(tmpdir(), 'try-'));
});
test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly code: number;
  readonly said: string;
}

async function run(...args: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, PORT: String(demoPort), DATA_DIR: dataDir };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/run.mjs', 'try', ...args],
      { cwd: root, env },
    );
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

/** Width and height of a PNG, from its first chunk. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(path.join(folder, file));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('shows a page of others with our header and footer, as it was and as it would be', async () => {
  test.setTimeout(120_000);
  const { code, said } = await run(`${host.url}/moved`, '--out', folder);
  expect(said).toContain('report.txt');
  expect(code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([
    'before-1280.png',
    'before-412.png',
    'report.txt',
    'with-1280.png',
    'with-412.png',
  ]);
  expect(sizeOf('before-1280.png')[0]).toBe(1280);
  expect(sizeOf('with-412.png')[0]).toBe(412);
  // Header and footer have come in.
  expect(sizeOf('with-1280.png')[1]).toBeGreaterThan(sizeOf('before-1280.png')[1]);
  const report = readFileSync(path.join(folder, 'report.txt'), 'utf8');
  for (const part of [
    `Embed doctor: ${host.url}/page`,
    'header-remote runs.',
    'footer-remote runs.',
    'Other libraries here: jQuery',
    "Content-Security-Policy: script-src 'self' 'unsafe-inline' http://127.0.0.1",
  ])
    expect(report).toContain(part);
});

test('knows a policy that stands in the page’s markup', async () => {
  test.setTimeout(120_000);
  const out = path.join(folder, 'written');
  await run(`${host.url}/written-policy`, '--out', out);
  const report = readFileSync(path.join(out, 'report.txt'), 'utf8');
  expect(report).toContain('With our tags it has to be:');
  expect(report).toMatch(/Content-Security-Policy: script-src http:\/\/127\.0\.0\.1/);
});

test('says in plain words why a page cannot be tried', async () => {
  test.setTimeout(120_000);
  const reasonOf = (url: string, remotesAt = '') =>
    tryPage({
      url,
      folder: path.join(folder, 'refused'),
      urlOf: (name) => (remotesAt ? `${remotesAt}${name}/` : remoteUrl(name as RemoteName)),
      limitMs: url.endsWith('/slow') ? 1000 : 30_000,
      launch: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: chromiumArguments(),
      },
    }).then(
      () => 'tried',
      (error: unknown) => String(error),
    );
  const nobody = `http://127.0.0.1:${ports.nothing}/`;
  for (const [url, reason] of [
    [nobody, 'does not answer: nothing listens at that address.'],
    [`${host.url}/document`, 'is not HTML'],
    [`${host.url}/text`, 'is not HTML (text/plain)'],
    [`${host.url}/no/such/page`, 'answers with status 404'],
    [`${host.url}/slow`, 'did not answer within 1 seconds'],
  ] as const)
    expect(await reasonOf(url)).toContain(`TryError: ${url} ${reason}`);
  expect(await reasonOf(`${host.url}/page`, nobody)).toContain(
    `TryError: There are no remotes at ${nobody}header-remote/`,
  );
});

test('says how it is asked, without a stack and with an exit code of its own', async () => {
  for (const [args, words] of [
    [['not an address'], 'Say which page. npm run try -- https://'],
    [[`${host.url}/page`, '--seconds', 'soon'], '--seconds is a whole number'],
    [[`${host.url}/page`, '--remotes', 'https://static.example/'], '--remotes needs {workspace}'],
  ] as const) {
    const { code, said } = await run(...args);
    expect(said).toContain(words);
    expect(said).not.toContain('    at ');
    expect(code).toBe(2);
  }
});
