import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { toNewSite } from './newSite';
import { readSites, readSiteTexts } from './readSites';
import { watchSites } from './watchSites';

const folder = openFolder('sites');
let root: string;
const write = (slug: string, text = toNewSite(slug)): void => {
  mkdirSync(path.join(root, 'sites', slug), { recursive: true });
  writeFileSync(path.join(root, 'sites', slug, 'site.json'), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(folder, 'checkout-'));
});

describe('the sites of a checkout', () => {
  it('are none where there are none', () => {
    assert.deepEqual(readSites(root), []);
  });

  it('are the folders with a site.json', () => {
    write('cedarline');
    mkdirSync(path.join(root, 'sites/drafts'));
    writeFileSync(path.join(root, 'sites/site.schema.json'), '{}');
    assert.deepEqual(
      readSites(root).map(({ slug }) => slug),
      ['cedarline'],
    );
    assert.deepEqual(
      readSiteTexts(root).map(({ folder, file }) => [folder, file]),
      [['cedarline', 'sites/cedarline/site.json']],
    );
  });

  it('are all refused, with every mistake, where one is wrong; those that are named alone are not', () => {
    write('cedarline');
    write('birch', '{ "slug": }');
    write('elm', '{}');
    assert.throws(() => readSites(root), {
      name: 'ReleaseError',
      message:
        /^4 mistakes in sites\/birch\/site\.json and sites\/elm\/site\.json\. Nothing was published\.\n\nsites\/birch\/site\.json:1:11\n {2}Not valid JSON: value expected/,
    });
    assert.deepEqual(
      readSites(root, ['cedarline']).map(({ slug }) => slug),
      ['cedarline'],
    );
    assert.throws(
      () => readSites(root, ['elm']),
      /^ReleaseError: 3 mistakes in sites\/elm/,
    );
  });

  it('an unknown name is refused with the most similar one, or with all', () => {
    write('cedarline');
    assert.throws(
      () => readSites(root, ['cedarlin']),
      /Did you mean cedarline\?/,
    );
    assert.throws(
      () => readSites(root, ['elm']),
      /There is no site "elm" in sites\/\. There are: cedarline\. npm run new-site -- elm makes one\./,
    );
  });
});

describe('a watched checkout', () => {
  it('reports an edited and a new site once per save, and no other file', async () => {
    write('cedarline');
    let changes = 0;
    const heard = new EventTarget();
    const watcher = watchSites(root, () => {
      changes += 1;
      heard.dispatchEvent(new Event('change'));
    })!;
    try {
      for (const slug of ['cedarline', 'birch']) {
        const told = once(heard, 'change');
        writeFileSync(path.join(root, 'sites', 'notes.txt'), slug);
        write(slug, '{');
        write(slug);
        await told;
      }
      assert.equal(changes, 2);
    } finally {
      watcher.close();
    }
  });

  it('is nothing where there are no sites', () => {
    assert.equal(
      watchSites(root, () => undefined),
      undefined,
    );
  });
});
