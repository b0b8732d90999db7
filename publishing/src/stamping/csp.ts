import { trustPolicyName } from 'embed/hand-overs';
import type { LaterFile, Release, Stamp } from 'embed/release';
import { integrityOf } from '../registry/releasedFacts';
import { toIncludedCss } from './includedCss';
import type { PlacedVersion } from './placedVersion';
import { findHintProgram } from './stampTexts';

/** `csp.json`: what the policy of a page with the remote must allow. `host-kit` turns it into headers. */
export interface CspNeeds {
  readonly remote: string;
  readonly version: string;
  /** Sources by directive, to be added to the page's own. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Hash of every script by its address, for pages that allow scripts one by one; all but `embed.js` never change. */
  readonly scripts: Readonly<Record<string, string>>;
}

type Allowed = Pick<PlacedVersion, 'facts' | 'release'>;

/**
 * @param included the full view and the slim one
 * @param others embed, the session and the canary that the remote runs with
 * @param later files that follow the first frame, with their addresses
 */
export function buildCsp(
  included: readonly Pick<Stamp, 'shell'>[],
  own: Allowed,
  others: readonly Allowed[],
  later: readonly LaterFile[],
  connectsTo?: string,
): CspNeeds {
  const all = [...others, own];
  const directives = mergeDirectives([
    ownDirectives(included, own, all),
    connectsTo === undefined ? {} : { 'connect-src': [connectsTo] },
    ...all.map(({ facts }) => facts.csp ?? {}),
  ]);
  const ofVersions = all.flatMap(({ facts, release }) =>
    Object.entries(facts.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [release.base + file, hash] as const),
  );
  return {
    remote: own.facts.name,
    version: own.facts.version,
    directives,
    scripts: Object.fromEntries([...ofVersions, ...later]),
  };
}

type Directives = CspNeeds['directives'];

function ownDirectives(
  included: readonly Pick<Stamp, 'shell'>[],
  own: Allowed,
  all: readonly Allowed[],
): Directives {
  return {
    // The included shell's one inline script.
    'script-src': [
      ...all.map(({ release }) => workspaceUrl(release)),
      ...included.flatMap(({ shell }) => {
        const program = findHintProgram(shell.css);
        return program ? [`'${integrityOf(program)}'`] : [];
      }),
    ],
    // An included shell's one style element; the loader's own style sheets need no permission.
    'style-src': included.map(
      ({ shell }) => `'${integrityOf(toIncludedCss(shell.css))}'`,
    ),
    // `embed.json`, by which a page whose release is gone finds the current one (F11).
    'connect-src': ["'self'", workspaceUrl(own.release)],
    'trusted-types': [
      trustPolicyName,
      ...all.map(({ facts }) => `mortgage-${facts.container}`),
      "'allow-duplicates'",
    ],
  };
}

function mergeDirectives(asked: readonly Directives[]): Directives {
  const merged: Record<string, readonly string[]> = {};
  for (const [directive, sources] of asked.flatMap((directives) =>
    Object.entries(directives),
  )) {
    merged[directive] = [
      ...new Set([...(merged[directive] ?? []), ...sources]),
    ];
  }
  return merged;
}

const workspaceUrl = ({ base }: Release): string => new URL('../', base).href;
