import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';

const partsOf = (version: string): number[] => version.split(/[.-]/, 3).map(Number);

/** True when `a` is the higher version; builds of the same version are equals. */
function isHigher(a: string, b: string): boolean {
  const parts = partsOf(b);
  for (const [index, part] of partsOf(a).entries()) {
    const difference = part - (parts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/**
 * Decides between two releases of one workspace that two tags name. The higher version wins, unless one runs already. Warns once
 * where they are releases of one remote; two remotes usually name different releases of session-shared.
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
    if (!known || known.version === version) continue;
    const used = !isSettled(name) && isHigher(version, known.version) ? release : known;
    releases[name] = used;
    if (name === slot.remote)
      warn(
        `this page has two releases of ${name}, ${known.version} and ${version}; ${used.version} is used. Remove one of the script tags.`,
      );
  }
}
