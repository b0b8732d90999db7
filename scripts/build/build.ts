/** `npm run build`: builds every workspace, or those named, in one process, so that they share the compiler's warm code. */
import { buildWorkspaces } from 'build/runBuilds';
import { releasedWorkspaces } from 'embed/remotes';
import { builder } from './builder';
import { writeDocuments } from './documents';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !releasedWorkspaces.includes(name));
if (unknown === undefined) {
  writeDocuments(builder.settings.root);
  const built = await buildWorkspaces(
    builder,
    asked.length > 0 ? asked : releasedWorkspaces,
  );
  if (built.length === 0) {
    console.log('Nothing has changed since the last build.');
  }
} else {
  console.error(
    `"${unknown}" cannot be built. There are: ${releasedWorkspaces.join(', ')}.`,
  );
  process.exitCode = 1;
}
