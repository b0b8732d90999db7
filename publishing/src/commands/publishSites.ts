import { changeRegistry, readRegistry, type Registry, type Site } from '../registry/registry';
import { withFirstSite, withoutLeaving, withoutSite, withSites } from '../registry/sites';
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
  const before = await readRegistry(target);
  const next = (registry: Registry): Registry => {
    const added = withSites(registry, sites);
    const ordered = first === undefined ? added : withFirstSite(added, first, target.name);
    return removed === undefined ? ordered : withoutSite(ordered, removed, target.name);
  };
  const written = await makeCurrent(settings, next);
  // After the stamp, so that no stable file names them.
  if (removed !== undefined) {
    for (const name of Object.keys(before.workspaces))
      await target.removeFolder(`${name}/${removed}`);
    await changeRegistry(target, (registry) => withoutLeaving(registry, removed));
  }
  const [now] = next(before).sites ?? [];
  return { first: now?.slug ?? '', written };
}
