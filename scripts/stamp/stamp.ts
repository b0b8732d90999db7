/**
 * `npm run stamp`: checks the sites of this checkout, or those named, puts them on the target and writes the stable
 * files again; also repairs an interrupted release. `--remove <slug>` removes a site from the target, `--first <slug>`
 * serves that site's files without its slug, `--dry-run` lists the changes.
 */
import { publishSites } from 'publishing/publish-sites';
import { ReleaseError } from 'publishing/targets/target';
import { runReleaseCommand } from '../release/releaseCommand';
import { readSites } from '../sites/readSites';

await runReleaseCommand(
  async ({
    settings: { root, target },
    words,
    options: { remove: removed, first },
  }) => {
    if (removed !== undefined && words.length > 0) {
      throw new ReleaseError(
        `Give either the sites to publish or the one to remove.`,
      );
    }
    // The checkout may still contain the removed site.
    const sites = removed === undefined ? readSites(root, words) : [];
    const outcome = await publishSites({ target }, { sites, first, removed });
    if (removed !== undefined) {
      console.log(`${removed} removed`);
    }
    console.log(
      `Stable files written on ${target.name}: ${outcome.written.length}`,
    );
    for (const file of outcome.written) {
      console.log(`  ${file}`);
    }
    console.log(`First, found without its slug: ${outcome.first}`);
  },
  { first: '<slug>', remove: '<slug>', 'dry-run': '' },
);
