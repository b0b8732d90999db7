/** Versions of real builds (docs/decisions/0005-versions.md): what renames a release, and what does not. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildWorkspaces, type Builder } from './runBuilds';
import { readFolder } from './sealing/files';
import { checkOut, type Checkout } from './testing/checkOut';
import { embedSources } from './workspaces/embedSources';
import { readBuildSettings } from './workspaces/settings';
import { readManifest } from './workspaces/workspace';

const names = ['embed', 'session-shared', 'footer-remote'] as const;
type Versions = Readonly<Record<string, string>>;

/** Builds of another checkout by this one's rules, in this process: webpack is loaded once. */
const builderOf = ({ folder }: Checkout, year: number): Builder => ({
  settings: { ...readBuildSettings({}), root: folder, year },
  loadBuilds: () => import('../../webpack.common.js'),
});

async function build(checkout: Checkout, year = 2026): Promise<Versions> {
  await buildWorkspaces(builderOf(checkout, year), names);
  return Object.fromEntries(names.map((name) => [name, versionIn(checkout, name)]));
}

function versionIn({ folder }: Checkout, name: string): string {
  const release = readFileSync(path.join(folder, name, 'dist/release.json'), 'utf8');
  return (JSON.parse(release) as { version: string }).version;
}

/** The file behind a public module of a workspace. */
function sourceOf({ folder }: Checkout, name: string, module: string): string {
  const source = readManifest(path.join(folder, name)).exports[module];
  assert.ok(source, `${name} exports no ${module} any more`);
  return path.posix.join(name, source);
}

describe("a build's version", () => {
  let checkout: Checkout;
  let first: Versions;
  const renamed = async (year?: number): Promise<readonly string[]> => {
    const now = await build(checkout, year);
    return names.filter((name) => first[name] !== now[name]);
  };

  before(async () => {
    checkout = checkOut();
    first = await build(checkout);
  });
  after(() => {
    checkout.remove();
  });

  it('is in the built files, and no placeholder for it or a hash is left', async () => {
    for (const name of names) {
      const files = await readFolder(path.join(checkout.folder, name, 'dist'));
      const text = [...files.values()].map(String).join('\n');
      assert.ok(text.includes(versionIn(checkout, name)), name);
      assert.doesNotMatch(text, /unsealed|integrity-of-chunk/, name);
    }
  });

  it('stays when the publisher, a test, a test helper or a README is edited', async () => {
    checkout.append('publishing/src/commands/release.ts', '\n// Edited.\n');
    checkout.append('footer-remote/src/Footer.test.tsx', '\n// Edited.\n');
    checkout.append(
      sourceOf(checkout, 'session-shared', './testing'),
      '\nexport const edited = true;\n',
    );
    checkout.write('footer-remote/README.md', 'Edited.\n');
    checkout.append('build/src/embedBuild.ts', '\n// Built again, to the same bytes.\n');
    assert.deepEqual(await renamed(), []);
  });

  it('of a remote stays when the session and the page host are edited, which it does not hold', async () => {
    checkout.append(
      sourceOf(checkout, 'session-shared', './session'),
      '\nexport const edited = true;\n',
    );
    checkout.append(path.posix.join('embed', embedSources.host), '\nconsole.info("edited");\n');
    assert.deepEqual(await renamed(), ['embed', 'session-shared']);
    first = await build(checkout);
  });

  it('changes with a package that is bundled: of those that bundle it', async () => {
    checkout.append(sourceOf(checkout, 'remote-kit', './mount'), '\nconsole.info("edited");\n');
    assert.deepEqual(await renamed(), ['footer-remote']);
    first = await build(checkout);
  });

  it('changes with the settings that publishing reads', async () => {
    checkout.edit('footer-remote/package.json', '"img-src": [', '"img-src": [\n      "data:",');
    assert.deepEqual(await renamed(), ['footer-remote']);
    first = await build(checkout);
  });

  it('changes with the year where the page shows the year, and with nothing else of the clock (FTR-9)', async () => {
    assert.deepEqual(await renamed(2027), ['footer-remote']);
  });
});

describe('an unchanged build', () => {
  it('is not made again', async () => {
    const checkout = checkOut();
    try {
      const builder = builderOf(checkout, 2026);
      assert.deepEqual(await buildWorkspaces(builder, ['footer-remote']), ['footer-remote']);
      assert.deepEqual(await buildWorkspaces(builder, ['footer-remote']), []);
      checkout.append('footer-remote/src/Footer.test.tsx', '\n// Edited.\n');
      assert.deepEqual(await buildWorkspaces(builder, ['footer-remote']), []);
      checkout.append('footer-remote/src/Footer.tsx', '\n// Edited.\n');
      assert.deepEqual(await buildWorkspaces(builder, ['footer-remote']), ['footer-remote']);
      assert.ok(existsSync(path.join(checkout.folder, 'footer-remote/dist/stamp.cjs')));
    } finally {
      checkout.remove();
    }
  });
});
