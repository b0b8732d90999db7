import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { markOf } from '../plugins/integrityPlugin';
import type { Files } from './files';
import { fillIntegrity } from './fillIntegrity';
import { fillVersion, unsealedVersion, versionOf } from './version';

const toFiles = (texts: Readonly<Record<string, string>>): Files =>
  new Map(
    Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]),
  );
const textOf = (files: Files, file: string): string =>
  files.get(file)?.toString() ?? '';

describe('the digest', () => {
  const version = (
    texts: Readonly<Record<string, string>>,
    facts: object = {},
  ) => versionOf('1.0.0', toFiles(texts), facts);

  it('is of names, bytes and facts, in whatever order they come', () => {
    const one = version({ 'a.js': '1', 'b.js': '2' });
    assert.match(one, /^1\.0\.0-[0-9a-f]{8}$/);
    assert.equal(version({ 'b.js': '2', 'a.js': '1' }), one);
    for (const other of [
      version({ 'a.js': '2', 'b.js': '1' }),
      version({ 'a.js': '1', 'c.js': '2' }),
      version({ 'a.js': '1\0b.js\x001\x002' }),
      version({ 'a.js': '1', 'b.js': '2' }, { csp: {} }),
    ]) {
      assert.notEqual(other, one);
    }
  });
});

describe('the version', () => {
  it('takes the place of its placeholder in texts and in names of globals, and leaves archives alone', () => {
    const unsealed = unsealedVersion('1.0.0');
    const text = `x("${unsealed}");self.webpackChunka_1_0_0_unsealed`;
    const files = fillVersion(
      toFiles({ 'a.js': text, 'a.zip': text }),
      '1.0.0',
      '1.0.0-0123abcd',
    );
    assert.equal(
      textOf(files, 'a.js'),
      'x("1.0.0-0123abcd");self.webpackChunka_1_0_0_0123abcd',
    );
    assert.equal(textOf(files, 'a.zip'), text);
  });

  it('is as long as its placeholder', () => {
    assert.equal(
      unsealedVersion('1.0.0').length,
      versionOf('1.0.0', new Map(), {}).length,
    );
  });
});

describe('the hashes of chunks', () => {
  it('S12: are those of the finished files', () => {
    const files = toFiles({
      'entry.js': `{"7":"${markOf('7')}"}`,
      'mount.1.js': 'chunk',
    });
    const filled = fillIntegrity(files, { 7: 'mount.1.js' });
    const hash = createHash('sha256').update('chunk').digest('base64');
    assert.equal(textOf(filled, 'entry.js'), `{"7":"${hash}"}`);
    assert.equal(textOf(filled, 'mount.1.js'), 'chunk');
  });

  it('S21: are as long as what they take the place of, so that source maps stay right', () => {
    for (const id of ['7', '1234', 'src_mount_tsx']) {
      const files = toFiles({
        'entry.js': `{"${id}":"${markOf(id)}"};next()`,
        'a.js': 'chunk',
      });
      const filled = fillIntegrity(files, { [id]: 'a.js' });
      assert.equal(
        textOf(filled, 'entry.js').indexOf('next()'),
        textOf(files, 'entry.js').indexOf('next()'),
      );
    }
  });

  it('S12: are never missing: a chunk without a file stops the build', () => {
    const files = toFiles({ 'entry.js': markOf('8') });
    assert.throws(
      () => fillIntegrity(files, { 7: 'mount.1.js' }),
      /Chunk 8 has no file to hash/,
    );
  });
});
