import type { EmbedPage, Slot } from '../page';

const partsOf = (version: string): number[] => version.split(/[.-]/, 3).map(Number);

/** True when `a` is the higher version; builds of the same version are equals. */
function isHigher(a: string, b: string): boolean {
  const [left, right] = [partsOf(a), partsOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index >= 0 && left[index]! > right[index]!;
}

/**
 * F16: two tags bring two releases of one remote. The higher version goes for the page; once one runs it stays. The other is left
 * out, with one warning. Different releases of session-shared beside different remotes are usual and nothing to tell.
 */
export function decideCopy(
  page: EmbedPage,
  slot: Slot,
  isSettled: (workspace: string) => boolean,
): void {
  for (const release of slot.releases) {
    const known = page.releases[release.name];
    if (!known || known.version === release.version) continue;
    const wins = !isSettled(release.name) && isHigher(release.version, known.version);
    if (wins) page.releases[release.name] = release;
    if (release.name !== slot.remote) continue;
    console.warn(
      `[mortgage embed] this page asks for two releases of ${slot.remote}, ${known.version} and ${release.version}; ${page.releases[release.name]!.version} is used. Take one of the script tags out.`,
    );
  }
}
