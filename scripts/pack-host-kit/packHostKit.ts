/** `npm run pack -w host-kit`: packs host-kit, with our sources and small packages bundled. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toNotices } from 'build/notices';
import { packageOf } from 'build/packages';
import { build, type BuildOptions } from 'esbuild';
import { renderOpenApi } from 'host-kit/contract/openApi';
import { packWorkspace, root } from '../pack/packWorkspace';

const commands = ['doctor', 'csp', 'conformance'];

const inNode: BuildOptions = {
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The package contains the doctor's built program.
  external: ['playwright-core', 'esbuild'],
};

await packWorkspace('host-kit', async (kit, staged) => {
  async function bundle(
    options: BuildOptions,
    entries: Readonly<Record<string, string>>,
  ): Promise<readonly string[]> {
    const { metafile } = await build({
      ...options,
      entryPoints: Object.entries(entries).map(([out, source]) => ({
        out,
        in: path.join(kit, source),
      })),
      absWorkingDir: root,
      outdir: staged,
      bundle: true,
      metafile: true,
      legalComments: 'none',
      logLevel: 'warning',
    });
    return Object.keys(metafile.inputs).map((input) =>
      path.resolve(root, input),
    );
  }

  const bundled = [
    ...(await bundle(
      { ...inNode, banner: { js: '#!/usr/bin/env node' } },
      Object.fromEntries(
        commands.map((name) => [`bin/${name}`, `src/${name}Main.ts`]),
      ),
    )),
    ...(await bundle(inNode, {
      csp: 'src/csp.ts',
      conformance: 'src/conformance/index.ts',
    })),
    ...(await bundle(
      { format: 'iife', target: 'es2022' },
      { 'bin/page-agent': 'src/doctor/in-page/pageAgent.ts' },
    )),
  ];
  for (const name of commands) {
    chmodSync(path.join(staged, `bin/${name}.js`), 0o755);
  }
  writeFileSync(path.join(staged, 'openapi.json'), renderOpenApi());
  const folders = [
    ...new Set(bundled.map(packageOf).filter((folder) => folder !== undefined)),
  ];
  const { name } = JSON.parse(
    readFileSync(path.join(staged, 'package.json'), 'utf8'),
  ) as {
    name: string;
  };
  writeFileSync(path.join(staged, 'notices.txt'), toNotices(name, folders));
});
