/** Turns the needs of our remotes (`csp.json` with each `embed.js`) into a page's Content-Security-Policy. */

import { attempt } from 'embed/attempt';

/** `csp.json`: sources by directive, to be added to the page's own. */
export interface CspNeeds {
  readonly remote: string;
  readonly version: string;
  readonly directives: Readonly<Record<string, readonly string[]>>;
}

/** Undefined for a text that is not our `csp.json`. */
export function parseCspNeeds(text: string): CspNeeds | undefined {
  const json = attempt(() => JSON.parse(text) as Partial<CspNeeds> | null);
  return typeof json?.directives === 'object' ? (json as CspNeeds) : undefined;
}

type Policy = Map<string, Set<string>>;

/** Directives that browsers take from `default-src` when a page does not name them. */
const fallsBackToDefault = /-src$/;

/**
 * The page's own policy with our needs added. Without one of its own: a policy that allows the page itself and us. What
 * a page leaves open (no such directive and no `default-src`) stays open.
 * @param nonce when the page gives its scripts a nonce: our embed tag carries it on to every script that follows
 */
export function toContentSecurityPolicy(
  needs: readonly CspNeeds[],
  own = "default-src 'self'",
  { nonce }: { readonly nonce?: string } = {},
): string {
  const policy = parsePolicy(own);
  const fallback = policy.get('default-src');
  /** Naming a directive that the page leaves open would close it. */
  const allow = (name: string, sources: readonly string[]): void => {
    for (const one of [name, `${name}-elem`]) {
      const known = policy.get(one);
      if (known) {
        policy.set(one, withSources(known, sources));
      }
    }
  };
  for (const [name, sources] of needs.flatMap(({ directives }) =>
    Object.entries(directives),
  )) {
    if (fallsBackToDefault.test(name) && fallback && !policy.has(name)) {
      policy.set(name, fallback);
    }
    allow(name, sources);
  }
  if (nonce) {
    allow('script-src', [`'nonce-${nonce}'`]);
  }
  return [...policy]
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function parsePolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name) {
      policy.set(name.toLowerCase(), new Set(sources));
    }
  }
  return policy;
}

/** `'none'` works only without other sources. */
const withSources = (
  known: ReadonlySet<string>,
  added: readonly string[],
): Set<string> =>
  new Set([...[...known].filter((source) => source !== "'none'"), ...added]);
