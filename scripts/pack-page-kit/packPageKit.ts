/** `npm run pack -w page-kit`: packs page-kit, which needs no package but an optional React. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { packWorkspace } from '../pack/packWorkspace';

await packWorkspace('page-kit', async (kit, staged) => {
  const { exports: modules } = JSON.parse(
    readFileSync(path.join(kit, 'package.json'), 'utf8'),
  ) as {
    readonly exports: Readonly<Record<string, string>>;
  };
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
});
