import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInThisContext } from 'node:vm';
import { redirectNatives } from './redirectNatives';

type Functions = Record<string, (...rest: unknown[]) => unknown>;

/** As the guard: its own function where it has put one, else the owner's. */
const redirecting = (natives: Record<string, unknown>): unknown =>
  new Proxy(natives, {
    get: (known, name: string) =>
      (known[name] ??= (owner: Functions, ...rest: unknown[]) =>
        owner[name]?.(...rest)),
  });

/** Runs a redirected program as our bundles run, with `$natives` as the page would have it. */
function run(program: string, natives?: Record<string, unknown>): unknown {
  const key = Symbol.for('mortgage.natives');
  if (natives) {
    Object.assign(globalThis, { [key]: redirecting(natives) });
  }
  try {
    const redirected = redirectNatives(
      `var result;result = (${program})`,
    ).toString();
    return runInThisContext(
      `(() => { var result; ${redirected}; return result; })()`,
    );
  } finally {
    Reflect.deleteProperty(globalThis, key);
  }
}

const rows: readonly (readonly [program: string, value: unknown])[] = [
  ['[1, 2].map((one) => one * 2).reduce((a, b) => a + b, 0)', 6],
  ['((a, b) => a + b).bind(null, 1)(2)', 3],
  ['(true ? [3] : []).concat([4]).join("-")', '3-4'],
  ['JSON.stringify(Object.keys({ a: 1 }))', '["a"]'],
  ['Object.assign.bind()({}, { b: 2 }).b', 2],
  ['Array.prototype.slice.call("ab").length', 2],
  ['[[1]].map((list) => list.map((one) => [one].includes(1))).join()', 'true'],
  ['undefined?.map(1)', undefined],
  ['({ list: undefined }).list?.map(1).join()', undefined],
  ['[..."ab"].join(/* a bracket ( in a comment */ "+")', 'a+b'],
  ['new Map([[1, 2]]).forEach.name', 'forEach'],
  ['"a.b".split(".").at(-1)', 'b'],
  ['({ map: () => "own" }).map()', 'own'],
  [
    'new (class { #map() { return "private" } run() { return this.#map() } })().run()',
    'private',
  ],
];

describe('redirected calls', () => {
  for (const [program, value] of rows) {
    it(`F46: ${program} gives the same`, () =>
      assert.equal(run(program), value));
  }

  it('F46 F47: call what the guard has put in the place of a function', () => {
    assert.equal(
      run('[1, 2].reduce((a, b) => a + b)', { reduce: () => 'clean' }),
      'clean',
    );
    assert.deepEqual(
      run('[1].map(Array.isArray)', { isArray: () => 'clean' }),
      ['clean'],
    );
    assert.equal(
      run('Array.prototype.map.call([1], 2)', { map: () => 'clean' }),
      'clean',
    );
  });

  it('keeps the directive first and the container a global', () => {
    assert.match(
      redirectNatives('"use strict";f.bind(1)').toString(),
      /^"use strict";\{const \$natives=/,
    );
    assert.match(
      redirectNatives('var header_remote;\n(() => {})()').toString(),
      /^var header_remote;\n\{const/,
    );
  });

  it('F57: reads the head by its name', () => {
    assert.ok(
      redirectNatives('document.head.append(x)')
        .toString()
        .includes('document.querySelector("head").append(x)'),
    );
  });
});
