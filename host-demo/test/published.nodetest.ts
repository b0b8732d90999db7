import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { fetchPublished } from '../src/pages/published';
import { firstSite } from 'reference-api/sites';

const answers: (Response | Promise<Response>)[] = [];
const asked: string[] = [];
/** Each test has its own origin, because the module keeps what it fetched. */
let port = 4000;
const published = () => fetchPublished({ port }, firstSite, 'header-remote');
const shell = async () => (await published()).shell;
const needs = { directives: { 'style-src': ["'sha256-x'"] } };
const shellOf = (text: string, status = 200) => new Response(text, { status });

beforeEach(() => {
  port += 100;
  mock.timers.enable({ apis: ['Date'] });
  mock.method(globalThis, 'fetch', async (url: string) => {
    if (url.endsWith('/csp.json')) {
      return Response.json(needs);
    }
    asked.push(url);
    return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  asked.length = 0;
  answers.length = 0;
});

describe("a remote's shell in the demo's pages", () => {
  it('is fetched once for all visitors of the next seconds', async () => {
    answers.push(shellOf('<nav>'), shellOf('<nav id=next>'));
    assert.equal(await shell(), '<nav>');
    assert.equal(await shell(), '<nav>');
    assert.deepEqual(asked, [
      `http://127.0.0.1:${port + 1}/header-remote/shell.html`,
    ]);
    mock.timers.tick(5000);
    assert.equal(await shell(), '<nav id=next>');
  });

  for (const [fault, answer] of [
    ['answers 503', () => [shellOf('Service unavailable', 503)]],
    ['does not answer', () => []],
  ] as const) {
    it(`stays what it was while the origin ${fault}, and is requested again a second later`, async () => {
      answers.push(shellOf('<nav>'));
      await shell();
      mock.timers.tick(5000);
      answers.push(...answer());
      assert.equal(await shell(), '<nav>');
      assert.equal(await shell(), '<nav>');
      assert.equal(asked.length, 2);
      mock.timers.tick(1000);
      answers.push(shellOf('<nav id=next>'));
      assert.equal(await shell(), '<nav id=next>');
    });
  }

  it('is empty while the origin has never answered', async () => {
    assert.equal(await shell(), '');
  });

  it('F48: comes with what a page must allow for it, of the same release or not at all', async () => {
    answers.push(shellOf('<nav>'));
    assert.deepEqual(await published(), { shell: '<nav>', needs });
    mock.timers.tick(5000);
    assert.deepEqual(await published(), { shell: '<nav>', needs });
  });

  it('requests during a fetch share it, or get the known copy', async () => {
    let arrive!: (answer: Response) => void;
    const coming = () => new Promise<Response>((resolve) => (arrive = resolve));
    answers.push(coming());
    const first = [shell(), shell()];
    arrive(shellOf('<nav>'));
    assert.deepEqual(await Promise.all(first), ['<nav>', '<nav>']);
    mock.timers.tick(5000);
    answers.push(coming());
    const next = shell();
    assert.equal(await shell(), '<nav>');
    arrive(shellOf('<nav id=next>'));
    assert.equal(await next, '<nav id=next>');
    assert.equal(asked.length, 2);
  });
});
