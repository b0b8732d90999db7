/** `npm run pack -w page-kit`: packs page-kit for use without a checkout; it needs no package but an optional React. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import AdmZip from 'adm-zip';
import { emitTypes } from 'build/types';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const kit = path.join(root, 'page-kit');
const packed = path.join(kit, 'dist');
const staged = path.join(packed, 'package');
const { exports: modules } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

rmSync(packed, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
cpSync(path.join(kit, 'package'), staged, { recursive: true });
cpSync(path.join(kit, 'CHANGELOG.md'), path.join(staged, 'CHANGELOG.md'));
cpSync(path.join(root, 'LICENSE'), path.join(staged, 'LICENSE'));
await build({
  entryPoints: Object.entries(modules).map(([module, source]) => ({
    out: path.basename(module),
    in: path.join(kit, source),
  })),
  outdir: staged,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  external: ['react'],
  minifySyntax: true,
  logLevel: 'warning',
});
const { archives } = await emitTypes(root, ['page-kit']);
new AdmZip(archives.get('page-kit')).extractAllTo(staged);
const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], {
  cwd: staged,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
console.log(path.relative(root, path.join(packed, file.trim())));
