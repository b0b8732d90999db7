/** Versions of real builds (docs/decisions/0005-versions.md): what renames a release, and that two folders give the same bytes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildWorkspaces } from './runBuilds';
import { readFolder } from './sealing/files';
import { builderOf, versionIn } from './testing/builds';
import { checkOut, type Checkout } from './testing/checkOut';
import { readManifest } from './workspaces/workspace';

const names = ['embed', 'session-shared', 'footer-remote'] as const;
type Versions = Readonly<Record<string, string>>;

async function build(checkout: Checkout): Promise<Versions> {
  await buildWorkspaces(builderOf(checkout, 2026), names);
  return Object.fromEntries(
    names.map((name) => [name, versionIn(checkout, name)]),
  );
}

/** The file behind a public module of a workspace. */
function sourceOf({ folder }: Checkout, name: string, module: string): string {
  const source = readManifest(folder, name).exports[module];
  assert.ok(source, `${name} exports no ${module} any more`);
  return path.posix.join(name, source);
}

describe("a build's version", () => {
  let checkout: Checkout;
  let first: Versions;
  const renamed = async (): Promise<readonly string[]> => {
    const now = await build(checkout);
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
    checkout.append(
      'build/src/embedBuild.ts',
      '\n// Built again, to the same bytes.\n',
    );
    assert.deepEqual(await renamed(), []);
  });

  it('of a remote stays when the session and the page host are edited, which it does not hold', async () => {
    checkout.append(
      sourceOf(checkout, 'session-shared', './session'),
      '\nexport const edited = true;\n',
    );
    checkout.append('embed/src/host/index.ts', '\nconsole.info("edited");\n');
    assert.deepEqual(await renamed(), ['embed', 'session-shared']);
    first = await build(checkout);
  });

  it('changes with a package that is bundled: of those that bundle it', async () => {
    checkout.append(
      sourceOf(checkout, 'remote-kit', './mount'),
      '\nconsole.info("edited");\n',
    );
    assert.deepEqual(await renamed(), ['footer-remote']);
    first = await build(checkout);
  });

  it('changes with the settings that publishing reads', async () => {
    checkout.edit(
      'footer-remote/package.json',
      '"img-src": [',
      '"img-src": [\n      "data:",',
    );
    assert.deepEqual(await renamed(), ['footer-remote']);
    first = await build(checkout);
  });
});

it('the same sources in two folders are the same build, byte for byte', async () => {
  const checkouts = [
    checkOut({ ownPackages: true }),
    checkOut({ ownPackages: true, below: 'some where/deeper' }),
  ];
  try {
    for (const { folder } of checkouts) {
      execFileSync(process.execPath, ['scripts/run.mjs', 'build', ...names], {
        cwd: folder,
      });
    }
    for (const name of names) {
      const [one, other] = await Promise.all(
        checkouts.map(({ folder }) =>
          readFolder(path.join(folder, name, 'dist')),
        ),
      );
      assert.ok(one && other && one.size > 3);
      assert.deepEqual(one, other, name);
      for (const [file, bytes] of one) {
        assert.ok(
          !bytes.includes('checkout-'),
          `${name}/${file} names a folder`,
        );
      }
    }
  } finally {
    for (const checkout of checkouts) {
      checkout.remove();
    }
  }
});
