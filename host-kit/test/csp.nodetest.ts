import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { serve } from '../src/testing/servers';

const run = promisify(execFile);
const csp = (...words: readonly string[]) =>
  run(process.execPath, ['host-kit/bin/csp.mjs', ...words]);

const needsOf = (styleHash: string) =>
  JSON.stringify({
    remote: 'header-remote',
    version: 'v1',
    directives: { 'style-src': [`'sha256-${styleHash}='`] },
  });
const files: Readonly<Record<string, string>> = {
  '/header-remote/csp.json': needsOf('first'),
  '/header-remote/cedarline/csp.json': needsOf('cedarline'),
  '/header-remote/embed.js': 'no JSON',
};

const { origin, close } = await serve(({ url = '' }, response) => {
  const text = files[url];
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
after(close);

describe('embed-csp', () => {
  it('F48: takes the address of a site’s csp.json, whose styles are its own', async () => {
    const { stdout } = await csp(
      `${origin}/header-remote/cedarline/csp.json`,
      '--own',
      'style-src *',
    );
    assert.equal(
      stdout,
      "Content-Security-Policy: style-src * 'sha256-cedarline='\n",
    );
  });

  for (const [what, place, message] of [
    [
      'a site that is not there',
      '/header-remote/ceder/csp.json',
      /cannot be read \(status 404\)/,
    ],
    [
      'another file',
      '/header-remote/embed.js',
      /is not a csp\.json of a remote/,
    ],
  ] as const) {
    it(`names ${what}, and ends with an error`, async () => {
      await assert.rejects(
        csp(`${origin}${place}`),
        (error: Error & { stderr: string }) => {
          assert.match(error.stderr, message);
          assert.ok(error.stderr.includes(place));
          return true;
        },
      );
    });
  }

  it('prints its usage without arguments', async () => {
    await assert.rejects(csp(), { code: 1, stderr: /Usage: embed-csp/ });
  });
});
