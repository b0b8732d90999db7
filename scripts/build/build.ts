/** `npm run build`: builds every workspace, or those named, in one process, so that they share the compiler's warm code. */
import { buildWorkspaces } from 'build/runBuilds';
import { releasedWorkspaces } from 'embed/remotes';
import { orEnd, readWorkspaces } from '../release/releaseCommand';
import { builder } from './builder';
import { writeDocuments } from './documents';

const asked = process.argv.slice(2);
const names = await orEnd(() => (asked.length > 0 ? readWorkspaces(asked) : releasedWorkspaces));
writeDocuments(builder.settings.root);
const built = await buildWorkspaces(builder, names);
if (built.length === 0) console.log('Nothing has changed since the last build.');
