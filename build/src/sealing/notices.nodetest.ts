import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { packageOf } from '../plugins/notesPlugin';
import { toNotices } from './notices';
import { toSbom } from './sbom';

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly purl: string } };
  readonly components: readonly {
    readonly purl: string;
    readonly licenses: readonly object[];
  }[];
}

describe('the notices of a release', () => {
  const folder = openFolder('notices');
  const write = (
    name: string,
    manifest: object,
    files: Readonly<Record<string, string>> = {},
  ) => {
    const place = path.join(folder, name);
    mkdirSync(place, { recursive: true });
    const all = {
      'package.json': JSON.stringify({ name, ...manifest }),
      ...files,
    };
    for (const [file, text] of Object.entries(all)) {
      writeFileSync(path.join(place, file), text);
    }
    return place;
  };

  it('have the licence of each package as it states it, in one order', () => {
    const two = write(
      'two',
      { version: '2.0.0', homepage: 'https://two.example/' },
      { 'LICENSE.md': 'Two’s\r\n' },
    );
    const one = write(
      'one',
      { version: '1.0.0' },
      { NOTICE: 'Noticed', LICENSE: 'One’s' },
    );
    const text = toNotices('header-remote', [two, one, two]);
    assert.equal(toNotices('header-remote', [one, two]), text);
    assert.match(text, /^Third-party notices of header-remote\n/);
    assert.match(text, /\none 1\.0\.0\n\nOne’s\n\nNoticed\n/);
    assert.match(text, /\ntwo 2\.0\.0\nhttps:\/\/two\.example\/\n\nTwo’s\n/);
    assert.ok(text.indexOf('one 1.0.0') < text.indexOf('two 2.0.0'));
  });

  it('fall back to the licence in package.json', () => {
    const bare = write('bare', {
      version: '1.0.0',
      license: 'MIT',
      author: { name: 'Ada' },
    });
    assert.match(toNotices('embed', [bare]), /\nbare 1\.0\.0\n\nMIT, by Ada\n/);
  });

  it('and the bill of materials name each package once, with its licence', () => {
    const one = write('@one/of', {
      name: '@one/of',
      version: '1.0.0',
      license: 'MIT',
    });
    const two = write('sdk', {
      version: '2.0.0',
      license: 'SEE LICENSE IN LICENSE',
    });
    const text = toSbom('header-remote', '0.1.0-unsealed', [two, one, two]);
    assert.equal(toSbom('header-remote', '0.1.0-unsealed', [one, two]), text);
    const { bomFormat, metadata, components } = JSON.parse(text) as Bom;
    assert.deepEqual(
      [bomFormat, metadata.component.purl],
      ['CycloneDX', 'pkg:npm/header-remote@0.1.0-unsealed'],
    );
    assert.deepEqual(
      components.map(({ purl, licenses }) => [purl, licenses[0]]),
      [
        ['pkg:npm/%40one/of@1.0.0', { expression: 'MIT' }],
        ['pkg:npm/sdk@2.0.0', { license: { name: 'SEE LICENSE IN LICENSE' } }],
      ],
    );
  });

  it('are not made for a package without a licence', () => {
    const silent = write('silent', { version: '1.0.0' });
    assert.throws(
      () => toNotices('embed', [silent]),
      /silent 1\.0\.0 states no licence/,
    );
  });
});

describe('the package of a file', () => {
  for (const [file, folder] of [
    ['/r/node_modules/react/cjs/react.js', '/r/node_modules/react'],
    ['/r/node_modules/@scope/one/a.js', '/r/node_modules/@scope/one'],
    [
      '/r/node_modules/a/node_modules/b/c.js',
      '/r/node_modules/a/node_modules/b',
    ],
    ['/r/node_modules/.federation/entry.1.js', undefined],
    ['/r/embed/src/host/index.ts', undefined],
    ['', undefined],
  ] as const) {
    it(`of ${file || 'none'} is ${folder ?? 'none'}`, () => {
      assert.equal(packageOf(file), folder);
    });
  }
});
