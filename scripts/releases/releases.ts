/** `npm run releases`: lists the releases on the target; `--json` for programs. */
import { readRegistry } from 'publishing/registry';
import { runReleaseCommand } from '../release/releaseCommand';
import { describeTarget, listReleases, toReleasesJson } from './listReleases';

await runReleaseCommand(
  async ({ settings: { target }, options }) => {
    const registry = await readRegistry(target);
    const describe = options.json === undefined ? describeTarget : toReleasesJson;
    console.log(describe(target.name, registry));
    const rows = listReleases(registry);
    if (options.json === undefined && rows.length > 0) console.table(rows);
  },
  { json: '' },
);
