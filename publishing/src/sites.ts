/** The sites of a target: what each company says of itself. They lie in the registry, so that any team's release can stamp them. */
import { previewsFolder } from './previews';
import type { Registry } from './registry';
import { ReleaseError } from './targets/target';

/** A site's file, checked before it came here (scripts/sites): publishing reads no more of it than this. */
export interface Site {
  /** Its folder beside a workspace's stable files; the first site of a target is also found without. */
  readonly slug: string;
  /** Whether it is the first of a target that has no site yet. */
  readonly first?: boolean | undefined;
}

/** What became of a site on a target. */
export interface SiteChange {
  readonly slug: string;
  readonly change: 'added' | 'changed' | 'unchanged';
}

/**
 * The registry with these sites in their places, others as they were. Its order stays: pages may name stable files without a
 * site, and whose they are must not change because somebody adds one. New sites follow the others.
 */
export function withSites(registry: Registry, sites: readonly Site[]): Registry {
  if (sites.some(({ slug }) => slug === previewsFolder))
    throw new ReleaseError(
      `A site cannot be called ${previewsFolder}: that is the folder of previews. Give it another slug.`,
    );
  const known = registry.sites ?? [];
  const given = new Map(sites.map((site) => [site.slug, site]));
  const kept = known.map((site) => given.get(site.slug) ?? site);
  const added = sites.filter(({ slug }) => !known.some((site) => site.slug === slug));
  return { ...registry, sites: [...kept, ...(kept.length > 0 ? added : firstAhead(added))] };
}

/** Of several sites for a target that has none, one has to say that it is the first: the order of folders is an accident. */
function firstAhead(sites: readonly Site[]): readonly Site[] {
  const first = sites.length > 1 ? sites.find((site) => site.first) : sites[0];
  if (first) return [first, ...sites.filter((site) => site !== first)];
  if (sites.length === 0) return [];
  const slugs = sites.map(({ slug }) => slug);
  throw new ReleaseError(
    `Several sites (${slugs.join(', ')}) are to go to a target that has none, and none of them says that it is the first: the one whose stable files are found without its slug too. Write "first": true into one of their files.`,
  );
}

/** The registry with this site before all others. */
export function withFirstSite(registry: Registry, slug: string, where: string): Registry {
  const first = findSite(registry, slug, where);
  return { ...registry, sites: [first, ...othersOf(registry, slug)] };
}

/** The registry without a site. The first one goes only after another has been made the first. */
export function withoutSite(registry: Registry, slug: string, where: string): Registry {
  const site = findSite(registry, slug, where);
  const others = othersOf(registry, slug);
  const { [slug]: _removed, ...notices } = registry.notices ?? {};
  if (registry.sites?.[0] !== site) return { ...registry, sites: others, notices };
  const [next] = others;
  throw new ReleaseError(
    next
      ? `${slug} is the first site of ${where}: pages that name no site show it. Say which one they show then: npm run stamp -- --remove ${slug} --first ${next.slug}`
      : `${slug} is the only site of ${where}, and without a site there is nothing to show. Publish another one first.`,
  );
}

/** What the first registry says and the second did not. */
export function compareSites(sites: readonly Site[], before: Registry): readonly SiteChange[] {
  return sites.map((site) => {
    const known = before.sites?.find(({ slug }) => slug === site.slug);
    if (!known) return { slug: site.slug, change: 'added' };
    const isSame = JSON.stringify(known) === JSON.stringify(site);
    return { slug: site.slug, change: isSame ? 'unchanged' : 'changed' };
  });
}

export function sitesOf({ sites = [] }: Registry, where: string): readonly Site[] {
  if (sites.length === 0)
    throw new ReleaseError(
      `There is no site on ${where}: nobody has said whose pages these are. Run npm run stamp where the file of a site lies.`,
    );
  return sites;
}

export function findSite({ sites = [] }: Registry, slug: string, where: string): Site {
  const site = sites.find((one) => one.slug === slug);
  if (site) return site;
  const known = sites.map((one) => one.slug).join(', ') || 'none';
  throw new ReleaseError(`There is no site "${slug}" on ${where}. There are: ${known}.`);
}

const othersOf = ({ sites = [] }: Registry, slug: string): readonly Site[] =>
  sites.filter((site) => site.slug !== slug);
