import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { findBareGlobals, frameGlobals, nameGlobals } from './nameGlobals';

const rows: readonly (readonly [program: string, rewritten: string])[] = [
  ['crypto.randomUUID()', 'window.crypto.randomUUID()'],
  [
    'new URL(a.URL, { URL: 1 }.URL)',
    'new window.URL(window.a.URL, { URL: 1 }.URL)',
  ],
  ['f({ URL })', 'window.f({ URL:window.URL })'],
  ['typeof matchMedia', 'typeof window.matchMedia'],
  [
    'class One extends HTMLElement {}',
    'class One extends window.HTMLElement {}',
  ],
  ['(URL) => URL', '(URL) => URL'],
  ['({ URL: { a = Map } }) => a', '({ URL: { a = window.Map } }) => a'],
  ['([a, ...b]) => a + b', '([a, ...b]) => a + b'],
  [
    '() => { if (1) { var a } return a }',
    '() => { if (1) { var a } return a }',
  ],
  ['() => { { let a } return a }', '() => { { let a } return window.a }'],
  ['try {} catch (e) { e } e', 'try {} catch (e) { e } window.e'],
  ['try {} catch { f() }', 'try {} catch { window.f() }'],
  [
    'function f() { return f(arguments) }',
    'function f() { return f(arguments) }',
  ],
  ['(function f() {}); f', '(function f() {}); window.f'],
  [
    '(class A { #b; c() { return A.#b } })',
    '(class A { #b; c() { return A.#b } })',
  ],
  [
    'class A { [Map] = Set; static { var d; d } }',
    'class A { [window.Map] = window.Set; static { var d; d } }',
  ],
  [
    'a: for (const b of Map) continue a',
    'a: for (const b of window.Map) continue a',
  ],
  ['`${Map}`', '`${window.Map}`'],
  [
    'window.a ?? document ?? undefined ?? location',
    'window.a ?? document ?? undefined ?? location',
  ],
  ['__EMBED_STAMP__', '__EMBED_STAMP__'],
];

describe('the globals of a program', () => {
  for (const [program, rewritten] of rows) {
    it(`writes ${program} as ${rewritten} (F93)`, () =>
      assert.equal(nameGlobals(program).toString(), rewritten));
  }

  it('finds none in a program that it has rewritten (F93)', () => {
    for (const [program] of rows) {
      const rewritten = nameGlobals(program).toString();
      assert.deepEqual(findBareGlobals(rewritten), []);
    }
  });

  it("runs where a constant of the page has a global's name, rewritten or framed (F93)", () => {
    const program = 'result.path = new URL("https://a.example/b").pathname';
    const [before, after] = frameGlobals(program);
    const programs = [
      nameGlobals(program).toString(),
      before + program + after,
    ];
    for (const one of programs) {
      const result = { path: '' };
      const page: Record<string, unknown> = { URL, result };
      page['window'] = page;
      runInNewContext('const URL = "/api"', page);
      assert.throws(() => runInNewContext(program, page), /not a constructor/);
      runInNewContext(one, page);
      assert.equal(result.path, '/b');
    }
  });

  it('leaves reading a blocked storage to the framed program (F34)', () => {
    const program =
      'try { localStorage.length } catch { result.path = "/caught" }';
    const [before, after] = frameGlobals(program);
    const result = { path: '' };
    const page: Record<string, unknown> = { result };
    page['window'] = page;
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
    runInNewContext(before + program + after, page);
    assert.equal(result.path, '/caught');
  });
});
