/** Packs a kit for use without a checkout: its folder `package`, changelog, types, our licence, and what `fill` adds. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import AdmZip from 'adm-zip';
import { emitTypes } from 'build/types';

export const root = path.resolve(import.meta.dirname, '../..');

/** Prints the archive's path, relative to the root. */
export async function packWorkspace(
  name: string,
  fill: (kit: string, staged: string) => Promise<void>,
): Promise<void> {
  const kit = path.join(root, name);
  const packed = path.join(kit, 'dist');
  const staged = path.join(packed, 'package');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  cpSync(path.join(kit, 'package'), staged, { recursive: true });
  cpSync(path.join(kit, 'CHANGELOG.md'), path.join(staged, 'CHANGELOG.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(staged, 'LICENSE'));
  await fill(kit, staged);
  const { archives } = await emitTypes(root, [name]);
  new AdmZip(archives.get(name)).extractAllTo(staged);
  const file = execFileSync(
    'npm',
    ['pack', '--silent', '--pack-destination', packed],
    {
      cwd: staged,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  console.log(path.relative(root, path.join(packed, file.trim())));
}
