import { compareVersions } from '../containers/shareScope';
import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';

const withoutBuild = (version: string): string => version.replace(/-.*/, '');

/** Builds of the same version are equals. */
const isHigher = (one: string, other: string): boolean =>
  compareVersions(withoutBuild(one), withoutBuild(other)) > 0;

/**
 * Decides between two releases of one workspace that two tags name. The higher version wins, unless one runs already.
 * Warns once where they are releases of one remote; two remotes usually name different releases of session-shared.
 * @source F16
 */
export function decideRelease(
  { releases }: PageState,
  slot: Slot,
  isSettled: (workspace: string) => boolean,
): void {
  for (const release of slot.releases) {
    const { name, version } = release;
    const known = releases[name];
    if (!known || known.version === version) {
      continue;
    }
    const used =
      !isSettled(name) && isHigher(version, known.version) ? release : known;
    releases[name] = used;
    if (name === slot.remote) {
      warn(
        `this page has two releases of ${name}, ${known.version} and ${version}; ${used.version} is used. Remove one of the script tags.`,
      );
    }
  }
}
