/** The sites of a target. The registry has them, so that any team's release can stamp them. */
import type { Registry, Site } from './registry';
import { ReleaseError } from '../targets/target';

/** The registry with these sites added or replaced. New ones come last, because pages without a site show the first. */
export function withSites(
  registry: Registry,
  sites: readonly Site[],
): Registry {
  const known = registry.sites ?? [];
  const given = new Map(sites.map((site) => [site.slug, site]));
  const kept = known.map((site) => given.get(site.slug) ?? site);
  const added = sites.filter(
    ({ slug }) => !known.some((site) => site.slug === slug),
  );
  return {
    ...registry,
    sites: [...kept, ...(kept.length > 0 ? added : firstAhead(added))],
  };
}

/** Of several sites for a target without any, one must be marked as the first: the order of folders is an accident. */
function firstAhead(sites: readonly Site[]): readonly Site[] {
  const first = sites.length > 1 ? sites.find((site) => site.first) : sites[0];
  if (first) {
    return [first, ...sites.filter((site) => site !== first)];
  }
  if (sites.length === 0) {
    return [];
  }
  const slugs = sites.map(({ slug }) => slug);
  throw new ReleaseError(
    `None of the sites ${slugs.join(', ')} is marked as the first, for pages that name no site. Write "first": true into one of their files.`,
  );
}

export function withFirstSite(
  registry: Registry,
  slug: string,
  where: string,
): Registry {
  const first = findSite(registry, slug, where);
  return { ...registry, sites: [first, ...othersOf(registry, slug)] };
}

/** The registry without a site, whose files are leaving. The first one goes only after another has been made the first. */
export function withoutSite(
  registry: Registry,
  slug: string,
  where: string,
): Registry {
  const { leaving = [] } = registry;
  const others = othersOf(registry, slug);
  // An earlier command was interrupted before it had removed the files.
  if (leaving.includes(slug) && others.length === registry.sites?.length) {
    return registry;
  }
  const site = findSite(registry, slug, where);
  const { [slug]: _removed, ...notices } = registry.notices ?? {};
  if (registry.sites?.[0] !== site) {
    return { ...registry, sites: others, notices, leaving: [...leaving, slug] };
  }
  const [next] = others;
  throw new ReleaseError(
    next
      ? `${slug} is the first site of ${where}: pages that name no site show it. Name the next first site: npm run stamp -- --remove ${slug} --first ${next.slug}`
      : `${slug} is the only site of ${where}. Publish another one first.`,
  );
}

export const withoutLeaving = (registry: Registry, slug: string): Registry => ({
  ...registry,
  leaving: registry.leaving?.filter((one) => one !== slug),
});

export function sitesOf(
  { sites = [] }: Registry,
  where: string,
): readonly Site[] {
  if (sites.length === 0) {
    throw new ReleaseError(
      `${where} has no site. Run npm run stamp in a checkout with a site's file.`,
    );
  }
  return sites;
}

export function findSite(
  { sites = [] }: Registry,
  slug: string,
  where: string,
): Site {
  const site = sites.find((one) => one.slug === slug);
  if (site) {
    return site;
  }
  const known = sites.map((one) => one.slug).join(', ') || 'none';
  throw new ReleaseError(
    `There is no site "${slug}" on ${where}. There are: ${known}.`,
  );
}

const othersOf = ({ sites = [] }: Registry, slug: string): readonly Site[] =>
  sites.filter((site) => site.slug !== slug);
