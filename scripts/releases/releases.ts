/** `npm run releases`: lists the releases on the target; `--json` for programs. */
import { readRegistry } from 'publishing/registry';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from '../release/releaseCommand';
import { describeTarget, listReleases, toReleasesJson } from './listReleases';

await runReleaseCommand(
  async ({ settings: { target }, options }) => {
    const registry = await readRegistry(target);
    if (Object.keys(registry.workspaces).length === 0) {
      throw new ReleaseError(
        `Nothing has been released to ${target.name}. Check the target's name, or begin with npm run release.`,
      );
    }
    const describe =
      options.json === undefined ? describeTarget : toReleasesJson;
    console.log(describe(target.name, registry));
    const rows = listReleases(registry);
    if (options.json === undefined) {
      console.table(rows);
    }
  },
  { json: '' },
);
