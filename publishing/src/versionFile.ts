/** `version.json` beside the stable files: what is live there, for machines and for whoever asks with a browser. Public. */
import type { Together } from './placedRelease';
import type { Registry } from './registry';
import { findReleased } from './versions';

export const versionFile = 'version.json';

/** Nothing of a person: who released it stands in the registry alone. */
export interface VersionFacts {
  readonly remote: string;
  readonly version: string;
  /** Commit of the sources, where it is known. */
  readonly commit?: string;
  /** False where the sources held what that commit has not. */
  readonly isClean?: boolean;
  /** ISO 8601. */
  readonly releasedAt?: string;
  /** Major of the session's contract. */
  readonly contract: number;
  /** Version of the session that it runs with; none of the session itself. */
  readonly session?: string;
  readonly embed: string;
  /** Every release that is still there, newest first: a page may be pinned to one of them. */
  readonly versions: readonly string[];
}

export function toVersionFacts(
  registry: Registry,
  { embed, session, own }: Together,
): VersionFacts {
  const { name, version, contract = 1 } = own.facts;
  const { commit, isClean, releasedAt } = findReleased(registry, name, version) ?? {};
  return {
    remote: name,
    version,
    commit,
    isClean,
    releasedAt,
    contract,
    session: session?.facts.version,
    embed: embed.facts.version,
    versions: registry.workspaces[name]?.versions.map((released) => released.version) ?? [],
  };
}
