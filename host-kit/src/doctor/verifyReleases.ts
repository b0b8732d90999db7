import { createHash } from 'node:crypto';
import { stampFile } from 'embed/hand-overs';
import type { Release, Stamp } from 'embed/release';
import { broken, fine, type Finding } from './finding';

/**
 * Compares every file of releases with its hash.
 * @param address of an `embed.js`, for its remote, session and embed; or of a version's folder
 */
export async function verifyReleases(
  address: string,
): Promise<readonly Finding[]> {
  // The name of a version's folder begins with a digit; its last `/` may be missing.
  const place = address.replace(/\/\d[^/]*$/, '$&/');
  const folder = new URL('.', place);
  if (!place.endsWith('/') && !(await fetchFile(new URL(place)))) {
    throw new Error(`${place} is missing.`);
  }
  const facts = await fetchJson<Release>(folder, 'release.json');
  const stamp = await fetchJson<Stamp>(folder, stampFile);
  const releases = facts ? [{ ...facts, base: '.' }] : stamp?.releases;
  if (!releases) {
    throw new Error(
      `${folder.href} has neither ${stampFile} nor release.json. Give the address of an embed.js, or of a version's folder.`,
    );
  }
  return (
    await Promise.all(releases.map((release) => verify(release, folder)))
  ).flat();
}

/** The stamp's hashes count first: a person who changes a file may change its `release.json` too. */
async function verify(
  release: Release,
  folder: URL,
): Promise<readonly Finding[]> {
  const { name, version, files, viewFiles } = release;
  const base = new URL(release.base, folder);
  const facts = await fetchJson<Release>(base, 'release.json');
  const hashes = Object.entries({ ...facts?.files, ...files, ...viewFiles });
  const report = (file: string, what: string) =>
    broken(
      `${base.href}${file} ${what}.`,
      'Find out who changed it, and release again.',
    );
  const found = hashes.map(async ([file, hash]) => {
    const bytes = await fetchFile(new URL(file, base));
    if (!bytes) {
      return report(file, 'is missing');
    }
    const own = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    return own === hash ? [] : report(file, 'is not the released file');
  });
  const faults = (await Promise.all(found)).flat();
  if (!facts) {
    faults.push(report('release.json', 'is missing'));
  }
  return faults.length > 0
    ? faults
    : [fine(`${name} ${version}: ${hashes.length} files.`)];
}

async function fetchFile(url: URL): Promise<Buffer | undefined> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  if (!answer) {
    throw new Error(
      `${url.href} cannot be fetched. Check that this machine reaches that host.`,
    );
  }
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

async function fetchJson<Content>(
  folder: URL,
  file: string,
): Promise<Content | undefined> {
  const bytes = await fetchFile(new URL(file, folder));
  return bytes && (JSON.parse(bytes.toString()) as Content);
}
