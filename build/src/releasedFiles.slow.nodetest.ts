import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Configuration } from 'webpack';
import { findBareGlobals } from './natives/nameGlobals';
import { buildWorkspaces, type Builder } from './runBuilds';
import { readFolder, type Files } from './sealing/files';
import { noticesFile } from './sealing/notices';
import { readSourceMaps } from './sourceMaps';
import { checkOut, type Checkout } from './testing/checkOut';
import { readBuildSettings } from './workspaces/settings';

const names = ['embed', 'session-shared', 'header-remote'] as const;
const packages = path.resolve(import.meta.dirname, '../../node_modules');

interface Built {
  readonly files: Files;
  readonly maps: Files;
}

async function build(
  { folder }: Checkout,
  change: (configuration: Configuration) => Configuration = (configuration) =>
    configuration,
): Promise<ReadonlyMap<string, Built>> {
  const settings = { ...readBuildSettings({}), root: folder, year: 2026 };
  const builder: Builder = {
    settings,
    loadBuilds: async () => {
      const { buildsOf } = await import('../../webpack.common.js');
      return { buildsOf: (...of) => buildsOf(...of).map(change) };
    },
  };
  await buildWorkspaces(builder, names);
  const built = names.map(async (name) => {
    const { files: maps } = await readSourceMaps(settings, name);
    return [
      name,
      { files: await readFolder(path.join(folder, name, 'dist')), maps },
    ] as const;
  });
  return new Map(await Promise.all(built));
}

describe('a build for production', () => {
  let checkout: Checkout;
  let built: ReadonlyMap<string, Built>;
  const of = (name: string): Built => {
    const one = built.get(name);
    assert.ok(one);
    return one;
  };
  const textOf = (name: string, file: string): string =>
    of(name).files.get(file)?.toString() ?? '';

  before(async () => {
    checkout = checkOut();
    built = await build(checkout);
  });
  after(() => {
    checkout.remove();
  });

  for (const name of names) {
    it(`S21: of ${name} has a map of each script, none of them among its files, and no file names one`, () => {
      const { files, maps } = of(name);
      const scripts = [...files.keys()].filter((file) =>
        /(?<!\.c)\.js$/.test(file),
      );
      assert.ok(scripts.length > 0);
      for (const script of scripts) {
        assert.ok(maps.has(`${script}.map`), script);
      }
      for (const [file, bytes] of files) {
        assert.doesNotMatch(file, /\.map$/);
        assert.ok(!bytes.includes('sourceMappingURL'), file);
      }
    });

    it(`of ${name} reads no global by a bare name, which a constant of the page would hide (F93)`, () => {
      for (const [file, bytes] of of(name).files) {
        if (/(?<!\.c)\.js$/.test(file)) {
          assert.deepEqual(findBareGlobals(bytes.toString()), [], file);
        }
      }
    });

    it(`of ${name} has notices for every package that its maps name`, () => {
      const { files, maps } = of(name);
      const notices = files.get(noticesFile)?.toString() ?? '';
      const sources = [...maps.values()].flatMap(
        (map) =>
          (JSON.parse(map.toString()) as { sources: readonly string[] })
            .sources,
      );
      const named = new Set(
        sources.flatMap((source) => {
          const [, one] =
            /^.*node_modules\/((?:@[^/]+\/)?[^./@][^/]*)\//.exec(source) ?? [];
          return one ?? [];
        }),
      );
      assert.ok(named.size > 0);
      for (const one of named) {
        const manifest = readFileSync(
          path.join(packages, one, 'package.json'),
          'utf8',
        );
        const { version } = JSON.parse(manifest) as { version: string };
        assert.ok(notices.includes(`\n${one} ${version}\n`), one);
      }
      assert.match(notices, /^Permission is hereby granted/m);
    });
  }

  it('S21: its maps lead to the very place of the source, behind hashes and redirected calls', () => {
    for (const [name, file, text, source] of [
      [
        'session-shared',
        'entry.js',
        'a background task ended.',
        'src/session/store.ts',
      ],
      ['header-remote', 'entry.js', 'notice/shown', 'src/notice/notice.ts'],
      [
        'embed',
        'host.js',
        'could not start; the static view stays.',
        'src/host/',
      ],
      ['embed', 'loader.js', 'has nowhere to go: no element matches', 'src/'],
    ] as const) {
      const script = textOf(name, file);
      const at = script.indexOf(text);
      assert.ok(
        at > 0,
        `${name}/${file} has no "${text}" any more: choose another text`,
      );
      const lines = script.slice(0, at).split('\n');
      const map = new TraceMap(
        of(name).maps.get(`${file}.map`)?.toString() ?? '',
      );
      const found = originalPositionFor(map, {
        line: lines.length,
        column: lines.at(-1)?.length ?? 0,
      });
      assert.ok(
        found.source !== null && found.source.includes(source),
        `${name}/${file}: ${found.source}`,
      );
      const original = readFileSync(
        path.join(checkout.folder, name, found.source),
        'utf8',
      );
      const line = original.split('\n')[found.line - 1];
      assert.ok(line?.includes(text), `${found.source}:${found.line}`);
    }
  });

  it('passes on the SDK of the real-time service as it came, with its licence', () => {
    const chunk = of('header-remote').files.get('pubnub.js');
    const sdk = readFileSync(
      path.join(packages, 'pubnub/dist/web/pubnub.min.js'),
    );
    assert.ok(chunk, 'a chunk of its own');
    assert.ok(chunk.includes(sdk), 'it does not hold the file as it came');
    assert.ok(
      chunk.length < sdk.length + 2400,
      'and nothing but a frame round it',
    );
    const licence = readFileSync(path.join(packages, 'pubnub/LICENSE'), 'utf8');
    assert.ok(textOf('header-remote', noticesFile).includes(licence.trim()));
  });

  it('is the same, byte for byte, as without source maps, and in another folder', async () => {
    const plain = checkOut();
    try {
      const others = await build(plain, (configuration) => ({
        ...configuration,
        devtool: false,
      }));
      for (const name of names) {
        const other = others.get(name);
        assert.equal(other?.maps.size, 0);
        const changed = [...of(name).files].filter(
          ([file, bytes]) => other.files.get(file)?.equals(bytes) !== true,
        );
        assert.deepEqual(
          changed.map(([file]) => file),
          [],
        );
        assert.equal(of(name).files.size, other.files.size);
      }
    } finally {
      plain.remove();
    }
  });
});
