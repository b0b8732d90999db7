/**
 * `npm run stamp`: checks the sites of this checkout, or those named, puts them on the target and writes the stable files again;
 * also mends a release that was interrupted. `--remove <slug>` takes a site off the target, `--first <slug>` says which one's files
 * are found without its slug, `--dry-run` says what would change.
 */
import { publishSites } from 'publishing/publish-sites';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from '../release/releaseCommand';
import { formatStamp } from '../sites/formatStamp';
import { readSites } from '../sites/readSites';

await runReleaseCommand(
  async ({ settings: { root, target }, words, options: { remove: removed, first } }) => {
    if (removed !== undefined && words.length > 0)
      throw new ReleaseError(`Say either which sites to publish or which one to remove.`);
    const started = performance.now();
    // What is taken off may still lie in the checkout.
    const sites = removed === undefined ? readSites(root, words) : [];
    const outcome = await publishSites({ target }, { sites, first, removed });
    const seconds = (performance.now() - started) / 1000;
    console.log(formatStamp(outcome, { target: target.name, removed, seconds }));
  },
  { first: '<slug>', remove: '<slug>', 'dry-run': '' },
);
