import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The style sheets of a pre-rendered view, as its stamp program has them. */
export function readShellCss(program: string): string {
  // Another program may have lain in the same place.
  Reflect.deleteProperty(require.cache, program);
  return (require(program) as { css: string }).css;
}
