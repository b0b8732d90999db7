/** `npm run build`: builds every workspace, or those named, in one process, so that they share the compiler's warm code. */
import { buildAll, buildWorkspaces } from 'build/webpackBuild';

const started = performance.now();
const names = process.argv.slice(2);
await (names.length > 0 ? buildWorkspaces(names) : buildAll());
console.log(
  `Built ${names.join(', ') || 'everything'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
