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

type Sources = ReadonlySet<string>;
type Policy = Map<string, Sources>;

/** Directives that browsers take from `default-src` when a page does not name them. */
const fallsBackToDefault = /-src$/;

/**
 * The page's own policy with our needs added. The result allows everything that the page's policy allows. Without a
 * policy of its own: one that allows the page itself and us. What a page leaves open (no such directive and no
 * `default-src`) stays open.
 * @param nonce when the page gives its scripts a nonce: our embed tag carries it on to every script that follows
 */
export const toContentSecurityPolicy = (
  needs: readonly CspNeeds[],
  own = "default-src 'self'",
  { nonce }: { readonly nonce?: string } = {},
): string =>
  // A page that sends several policies may write them as a list.
  own
    .split(',')
    .map((policy) => addNeeds(parsePolicy(policy), needs, nonce))
    .join(', ');

function addNeeds(
  policy: Policy,
  needs: readonly CspNeeds[],
  nonce: string | undefined,
): string {
  const fallback = policy.get('default-src');
  /** Naming a directive that the page leaves open would close it. */
  const allow = (name: string, sources: readonly string[]): void => {
    for (const one of [name, `${name}-elem`]) {
      const known = policy.get(one);
      if (known) {
        policy.set(one, withSources(one, known, sources));
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

/** Browsers read the first directive of a name only. */
function parsePolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const directive of text.split(';')) {
    const [written = '', ...sources] = directive.trim().split(/\s+/);
    const name = written.toLowerCase();
    if (name && !policy.has(name)) {
      policy.set(name, new Set(sources));
    }
  }
  return policy;
}

/** `'none'` works only without other sources. A hash or a nonce would switch a working `'unsafe-inline'` off. */
function withSources(
  name: string,
  known: Sources,
  added: readonly string[],
): Set<string> {
  const kept = [...known].filter((source) => !isWord(source, 'none'));
  const isOpen =
    hasWord(known, 'unsafe-inline') && !endsUnsafeInline(name, known);
  const useful = isOpen
    ? added.filter((source) => !isHashOrNonce(source))
    : added;
  return new Set([...kept, ...useful]);
}

const isWord = (source: string, word: string): boolean =>
  source.toLowerCase() === `'${word}'`;

const hasWord = (sources: Sources, word: string): boolean =>
  [...sources].some((source) => isWord(source, word));

const isHashOrNonce = (source: string): boolean =>
  /^'(nonce|sha(256|384|512))-/i.test(source);

/** Whether browsers ignore `'unsafe-inline'` among these sources. @source https://www.w3.org/TR/CSP3/#allow-all-inline */
const endsUnsafeInline = (name: string, sources: Sources): boolean =>
  [...sources].some(isHashOrNonce) ||
  (!name.startsWith('style-src') && hasWord(sources, 'strict-dynamic'));

/** Whether a policy names `'unsafe-inline'` for a directive, and switches it off by a hash or a nonce. @param directive such as `style-src-attr` */
export function contradictsItself(text: string, directive: string): boolean {
  const policy = parsePolicy(text);
  const sources =
    policy.get(directive) ??
    policy.get(directive.replace(/-(attr|elem)$/, '')) ??
    policy.get('default-src');
  return (
    sources !== undefined &&
    hasWord(sources, 'unsafe-inline') &&
    endsUnsafeInline(directive, sources)
  );
}
