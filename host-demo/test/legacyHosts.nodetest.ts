import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { legacyCases } from '../src/legacy-hosts/cases';
import {
  caseParts,
  casesFolder,
  findLibrary,
  librariesOf,
  missingLibraries,
  readMarkup,
  toInstallAdvice,
} from '../src/legacy-hosts/libraries';
import { useTestDemo } from './demo';

const demo = useTestDemo();

describe('hostile pages', () => {
  it('every folder belongs to a page, and every file to a place in the page (F46 F59)', () => {
    const names = legacyCases.map(({ name }) => name);
    for (const name of readdirSync(casesFolder)) {
      assert.ok(names.includes(name), name);
      for (const file of readdirSync(`${casesFolder}/${name}`)) {
        assert.ok(
          caseParts.some((part) => file === `${part}.html`),
          `${name}/${file}`,
        );
      }
    }
  });
  it('each page has its own nonce in all its parts (F46 F48 F59)', async () => {
    for (const { name, csp, sandbox, charset = 'utf-8' } of legacyCases) {
      const response = await demo
        .visitor()
        .get(`/legacy/${name}${sandbox ? '?framed' : ''}`);
      assert.equal(response.statusCode, 200, name);
      assert.ok(!response.body.includes('{nonce}'), name);
      assert.equal(
        response.headers['content-type'],
        `text/html; charset=${charset === 'latin1' ? 'windows-1252' : 'utf-8'}`,
      );
      const policy = response.headers['content-security-policy'];
      assert.equal(
        policy === "frame-ancestors 'self'",
        csp === undefined,
        name,
      );
      const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1];
      if (nonce !== undefined) {
        assert.ok(response.body.includes(`nonce="${nonce}"`), name);
      }
    }
  });
  it('`bare` is the page without us, `lender` the one with the form (F46 F59)', async () => {
    const visitor = demo.visitor();
    const [bare, lender] = [
      (await visitor.get('/legacy/clean?bare')).body,
      (await visitor.get('/legacy/clean?lender')).body,
    ];
    assert.ok(!bare.includes('embed.js') && bare.includes('class="host"'));
    assert.ok(lender.includes('id="lender-onboarding"'));
  });
});

describe('their libraries', () => {
  const all = [
    ...new Set(
      legacyCases.flatMap(({ name }) => librariesOf(readMarkup(name))),
    ),
  ];

  it('are found, or the page names the package to install (F15 F46 F47 F59)', async () => {
    assert.ok(all.length >= 8, all.join());
    for (const name of all) {
      const path =
        name === 'yui'
          ? '/legacy/lib/yui/yui/yui-min.js'
          : `/legacy/lib/${name}`;
      const { statusCode, body } = await demo.visitor().get(path);
      if (findLibrary(name)) {
        assert.equal(statusCode, 200, name);
      } else {
        assert.deepEqual([statusCode, body], [404, toInstallAdvice(name)]);
      }
    }
    for (const { name } of legacyCases) {
      const { body } = await demo.visitor().get(`/legacy/${name}?framed`);
      assert.equal(
        body.includes('This page lacks a library'),
        missingLibraries(name).length > 0,
      );
    }
  });
  it('no other file of the machine is served (S21)', async () => {
    for (const path of [
      'nothing.js',
      'yui',
      'yui/..%2f..%2fpackage.json',
      'yui/',
      'jquery.js/x',
      '__proto__',
    ]) {
      assert.ok(
        [403, 404].includes(
          (await demo.visitor().get(`/legacy/lib/${path}`)).statusCode,
        ),
        path,
      );
    }
  });
});
