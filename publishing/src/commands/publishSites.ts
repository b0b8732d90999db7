import { changeRegistry, readRegistry, type Site } from '../registry/registry';
import {
  withFirstSite,
  withoutLeaving,
  withoutSite,
  withSites,
} from '../registry/sites';
import { makeCurrent, type TargetSettings } from './release';

export interface SitesOrder {
  /** Added, or replacing sites of the same slug. */
  readonly sites: readonly Site[];
  readonly first?: string | undefined;
  readonly removed?: string | undefined;
}

/** Changes the sites of a target, and stamps: gives its first site, and the changed files without their compressed forms. */
export async function publishSites(
  settings: TargetSettings,
  { sites, first, removed }: SitesOrder,
) {
  const { target } = settings;
  const written = await makeCurrent(settings, (registry) => {
    const added = withSites(registry, sites);
    const ordered =
      first === undefined ? added : withFirstSite(added, first, target.name);
    return removed === undefined
      ? ordered
      : withoutSite(ordered, removed, target.name);
  });
  const { workspaces, sites: [now] = [] } = await readRegistry(target);
  // After the stamp, so that no stable file names them.
  if (removed !== undefined) {
    for (const name of Object.keys(workspaces)) {
      await target.removeFolder(`${name}/${removed}`);
    }
    await changeRegistry(target, (registry) =>
      withoutLeaving(registry, removed),
    );
  }
  return { first: now?.slug ?? '', written };
}
