import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import type { Files } from './files';

const require = createRequire(import.meta.url);

/** The style sheets of a pre-rendered view, as its stamp program has them, by file: small, and ASCII, like everything that a page of any encoding may include. */
export async function readShellCss(program: string): Promise<Files> {
  // Another program may have been in the same place.
  Reflect.deleteProperty(require.cache, program);
  const { css, laterCss } = require(program) as Readonly<
    Record<'css' | 'laterCss', string>
  >;
  const shell = ['shell.css', await minify(css)] as const;
  return new Map(
    laterCss ? [shell, ['later.css', await minify(laterCss)]] : [shell],
  );
}

async function minify(css: string): Promise<Buffer> {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
  });
  return Buffer.from(code.trim());
}
