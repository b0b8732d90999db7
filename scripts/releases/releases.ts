/** `npm run releases`: what is live on the target, and what else is there; `--json` for machines. */
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
