/** `npm run build`: builds every workspace, or those named, in one process, so that they share the compiler's warm code. */
import { buildWorkspaces } from 'build/runBuilds';
import { releasedWorkspaces } from 'embed/remotes';
import { builder } from './builder';
import { writeDocuments } from './documents';

const started = performance.now();
const asked = process.argv.slice(2);
writeDocuments(builder.settings.root);
const built = await buildWorkspaces(builder, asked.length > 0 ? asked : releasedWorkspaces);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  built.length > 0
    ? `Built ${built.join(', ')} in ${seconds} s`
    : `Nothing has changed since the last build (${seconds} s)`,
);
