import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { runCompiler } from './compiler';
import { embedBuild } from './embedBuild';
import { findBareGlobals } from './natives/nameGlobals';
import { remoteBuild } from './remoteBuild';
import { readBuildSettings } from './workspaces/settings';

describe('the files of session and page host', () => {
  const folder = openFolder('first-files');
  let session: Compilation;
  before(async () => {
    const settings = readBuildSettings({});
    const builds = [
      remoteBuild(settings, 'session-shared'),
      embedBuild(settings),
    ];
    const { stats } = await runCompiler(webpack(builds.map(toFolder)));
    session = stats[0]!.compilation;
  });

  const toFolder = (build: Configuration): Configuration => ({
    ...build,
    devtool: false,
    output: { ...build.output, path: folder, clean: false },
  });

  it('lists shared packages once, for federation, without its warning', () => {
    assert.doesNotMatch(
      readFileSync(path.join(folder, 'entry.js'), 'utf8'),
      /\.S\[|prevStartup/,
    );
  });

  for (const [file, isHinted] of [
    ['host.js', true],
    ['entry.js', true],
    ['vendor.js', false],
    ['lightbox.js', false],
  ] as const) {
    it(`${file} ${isHinted ? 'begins with the' : 'has no'} compile hint`, () => {
      const [first] = readFileSync(path.join(folder, file), 'utf8').split('\n');
      assert.equal(first === '//# allFunctionsCalledOnLoad', isHinted);
    });
  }

  it('reads no global by a bare name, which a constant of the page would hide (F93)', () => {
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    assert.ok(scripts.includes('loader.js') && scripts.includes('vendor.js'));
    for (const file of scripts) {
      const program = readFileSync(path.join(folder, file), 'utf8');
      assert.deepEqual(findBareGlobals(program), [], file);
    }
  });

  it('the entry neither holds nor requests React', () => {
    const react =
      /node_modules[\\/](react|react-dom|react-redux|scheduler)[\\/]/;
    const modulesOf = (name: string): readonly string[] => {
      const chunk = session.namedChunks.get(name);
      assert.ok(chunk, name);
      return [...session.chunkGraph.getChunkModulesIterable(chunk)].map((one) =>
        one.identifier(),
      );
    };
    for (const name of ['session', 'state', 'common']) {
      assert.deepEqual(
        modulesOf(name).filter((one) => react.test(one)),
        [],
      );
    }
    assert.ok(modulesOf('react').some((one) => react.test(one)));
  });
});
