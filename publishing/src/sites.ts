/** The sites of a target: what each company says of itself. They lie in the registry, so that any team's release can stamp them. */
import type { Registry } from './registry';
import { ReleaseError } from './targets/target';

/** A site's file, checked before it came here (scripts/sites): publishing reads no more of it than the name. */
export interface Site {
  /** Its folder beside a workspace's stable files; the first site of a target is also found without. */
  readonly slug: string;
}

/** The registry with these sites in their places, others after them as they were. */
export function withSites(registry: Registry, sites: readonly Site[]): Registry {
  const known = registry.sites ?? [];
  const given = new Map(sites.map((site) => [site.slug, site]));
  const kept = known.map((site) => given.get(site.slug) ?? site);
  const added = sites.filter(({ slug }) => !known.some((site) => site.slug === slug));
  return { ...registry, sites: [...kept, ...added] };
}

export function sitesOf({ sites = [] }: Registry, where: string): readonly Site[] {
  if (sites.length === 0)
    throw new ReleaseError(
      `There is no site on ${where}: nobody has said whose pages these are. Run npm run stamp where the file of a site lies.`,
    );
  return sites;
}
