import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import AdmZip from 'adm-zip';
import { openFolder } from 'host-kit/testing/folder';
import { emitTypes, toArchive } from './emitTypes';

const repository = path.resolve(import.meta.dirname, '../../..');
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ workspaces: ['view', 'rules'] }),
  'styles.d.ts': 'declare module "*.module.css";',
  'view/package.json': JSON.stringify({
    name: 'view',
    exports: { './mount': './src/mount.ts', './testing': './src/testing.ts' },
  }),
  'view/src/mount.ts': `import { isLong } from 'rules/texts';
import type { Options } from './options';
export type { Rule } from 'rules/texts';
/** Shows it. */
export const mount = (options: Options): import('rules/texts').Rule => isLong(options.text);
`,
  'view/src/options/index.ts':
    'export interface Options { readonly text: string }',
  'view/src/inside.ts': 'export const notMentioned = 1;',
  'view/src/testing.ts': 'export const forTests = 1;',
  'rules/package.json': JSON.stringify({
    name: 'rules',
    exports: { './*': './src/*.ts' },
  }),
  'rules/src/texts.ts':
    'export type Rule = boolean;\nexport const isLong = (text: string): Rule => text.length > 9;\n',
};

describe('types for those who compile against a workspace', () => {
  const root = openFolder('types');
  before(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
    for (const name of ['typescript7', '@types/node', 'undici-types']) {
      symlinkSync(
        path.join(repository, 'node_modules', name),
        path.join(root, 'node_modules', name),
      );
    }
    for (const name of ['view', 'rules']) {
      symlinkSync(path.join(root, name), path.join(root, 'node_modules', name));
    }
  });

  const textsOf = async (): Promise<Readonly<Record<string, string>>> => {
    const { archives } = await emitTypes(root, ['view']);
    const entries = new AdmZip(archives.get('view')).getEntries();
    return Object.fromEntries(
      entries.map((entry) => [entry.entryName, entry.getData().toString()]),
    );
  };

  it('hold each public module and what it mentions, and nothing else', async () => {
    assert.deepEqual(Object.keys(await textsOf()).sort(), [
      'declarations/rules/src/texts.d.ts',
      'declarations/view/src/mount.d.ts',
      'declarations/view/src/options/index.d.ts',
      'mount.d.ts',
    ]);
  });

  it('name no workspace, because a consumer has none', async () => {
    const texts = await textsOf();
    assert.equal(
      texts['mount.d.ts'],
      "export * from './declarations/view/src/mount.js';\n",
    );
    const mount = texts['declarations/view/src/mount.d.ts'] ?? '';
    assert.match(mount, /from '\.\/options\/index\.js'/);
    assert.match(mount, /from '\.\.\/\.\.\/rules\/src\/texts\.js'/);
    assert.match(mount, /import\(['"]\.\.\/\.\.\/rules\/src\/texts\.js['"]\)/);
    assert.doesNotMatch(mount, /['"]rules\//);
    assert.match(mount, /\/\*\* Shows it\. \*\//);
  });

  it('are the same bytes each time', async () => {
    const [one, other] = [
      await emitTypes(root, ['view']),
      await emitTypes(root, ['view']),
    ];
    assert.deepEqual(one.archives, other.archives);
    const [first, last] = [['a', '1'] as const, ['b', '2'] as const];
    assert.deepEqual(
      toArchive(new Map([last, first])),
      toArchive(new Map([first, last])),
    );
  });

  it('name the sources that went into them', async () => {
    const { sources } = await emitTypes(root, ['view']);
    assert.ok(sources.includes('rules/src/texts.ts'));
    assert.ok(!sources.includes('view/src/inside.ts'));
  });

  it('are refused where a module is mentioned that is not public', async () => {
    const file = path.join(root, 'rules/package.json');
    writeFileSync(
      file,
      JSON.stringify({
        name: 'rules',
        exports: { './other': './src/texts.ts' },
      }),
    );
    try {
      await assert.rejects(
        emitTypes(root, ['view']),
        /mentions rules\/texts, which rules does not export/,
      );
    } finally {
      writeFileSync(file, files['rules/package.json'] ?? '');
    }
  });
});
