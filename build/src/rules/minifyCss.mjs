import { transform } from 'esbuild';

/** A webpack loader: makes a style sheet small, and ASCII, like everything that a page of any encoding may include. */
export default async function minifyCss(css) {
  const options = { loader: 'css', minify: true, charset: 'ascii', legalComments: 'none' };
  return (await transform(css, options)).code;
}
