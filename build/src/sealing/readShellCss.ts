import { createRequire } from 'node:module';
import { transform } from 'esbuild';

const require = createRequire(import.meta.url);

/** The style sheets of a pre-rendered view, as its stamp program has them: small, and ASCII, like everything that a page of any encoding may include. */
export async function readShellCss(program: string): Promise<string> {
  // Another program may have been in the same place.
  Reflect.deleteProperty(require.cache, program);
  const { css } = require(program) as { css: string };
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
  });
  return code.trim();
}
