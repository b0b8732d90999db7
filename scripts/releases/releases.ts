/** `npm run releases`: lists the releases on the target; `--json` for programs. */
import { readRegistry } from 'publishing/registry';
import { runReleaseCommand } from '../release/releaseCommand';
import { formatReleases, toReleasesJson } from './formatReleases';

await runReleaseCommand(
  async ({ settings: { target }, options }) => {
    const format = options.json === undefined ? formatReleases : toReleasesJson;
    console.log(format(target.name, await readRegistry(target)));
  },
  { json: '' },
);
