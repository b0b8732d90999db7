/** `npm run promote -- <workspace> --from <target> --to <target>`: copies the files of a release to another target and makes them current. */
import { promote } from 'publishing/promote';
import { openTarget } from 'publishing/targets/openTarget';
import { ReleaseError } from 'publishing/targets/target';
import { readWorkspaces, runReleaseCommand } from '../release/releaseCommand';

const usage =
  'npm run promote -- <workspace> --from <target> --to <target> [--version <version>]';

await runReleaseCommand(
  async ({ settings, words, options: { from, to, version } }) => {
    if (words.length === 0 || from === undefined || to === undefined) {
      throw new ReleaseError(`Name the workspace and both targets: ${usage}.`);
    }
    if (words.length > 1 && version !== undefined) {
      throw new ReleaseError(
        '--version needs one workspace: promote them one after the other.',
      );
    }
    for (const name of readWorkspaces(words)) {
      const promoted = await promote(
        { ...settings, from: openTarget(from) },
        name,
        version,
      );
      console.log(
        `${name} ${promoted.version} is ${promoted.isNew ? 'copied and' : 'there already, and'} current on ${settings.target.name}`,
      );
    }
  },
  {
    from: '<folder or s3://bucket/prefix>',
    to: '<folder or s3://bucket/prefix>',
    version: '<version>',
    'dry-run': '',
  },
);
