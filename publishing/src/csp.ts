import type { Release, Shell } from 'embed/release';
import { integrityOf, type ReleasedFacts } from './readBuild';

/** `csp.json`: what a page that embeds a remote must allow. `host-kit` turns it into headers. */
export interface CspNeeds {
  readonly remote: string;
  readonly version: string;
  /** Sources by directive, to be added to the page's own. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Hash of every script by its address, for pages that allow scripts one by one; all but `embed.js` never change. */
  readonly scripts: Readonly<Record<string, string>>;
}

export function buildCsp(
  shell: Shell,
  releases: readonly Release[],
  facts: readonly ReleasedFacts[],
): CspNeeds {
  const own = facts.at(-1)!;
  const folders = releases.map(({ base }) => new URL('../', base).href);
  const directives: Record<string, Set<string>> = {
    'script-src': new Set(folders),
    // The included shell's one style element; the loader's own style sheets need no permission.
    'style-src': new Set([`'${integrityOf(shell.css)}'`]),
    'connect-src': new Set(["'self'"]),
    'trusted-types': new Set([
      'mortgage-embed',
      ...facts.map(({ container }) => `mortgage-${container}`),
      "'allow-duplicates'",
    ]),
  };
  for (const { csp = {} } of facts) {
    for (const [directive, sources] of Object.entries(csp))
      sources.forEach((source) => (directives[directive] ??= new Set()).add(source));
  }
  return {
    remote: own.name,
    version: own.version,
    directives: Object.fromEntries(
      Object.entries(directives).map(([name, sources]) => [name, [...sources]]),
    ),
    scripts: Object.fromEntries(
      facts.flatMap((fact, index) =>
        Object.entries(fact.files)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, hash]) => [releases[index]!.base + file, hash]),
      ),
    ),
  };
}
