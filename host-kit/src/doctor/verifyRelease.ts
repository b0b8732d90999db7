/** Compares every file of the releases behind an address with its hash. */
import { createHash } from 'node:crypto';
import { stampFile } from 'embed/hand-overs';

type Hashes = Readonly<Record<string, string>>;
interface Release {
  readonly name: string;
  readonly version: string;
  readonly base: string;
  readonly files: Hashes;
}

const fetchFile = async (url: string | URL): Promise<Buffer | undefined> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
};

/** @param address of an `embed.js` (its remote, session and embed are checked) or of a version's folder @returns lines of a report */
export async function verifyReleases(address: string) {
  const lines: string[] = [];
  let isWhole = true;
  for (const { name, version, base, files } of await findReleases(address)) {
    const facts = await fetchFile(`${base}release.json`);
    const released = facts && (JSON.parse(facts.toString()) as Pick<Release, 'files'>).files;
    // The stamp's hashes count first: whoever changes a folder may change its release.json too.
    const hashes = Object.entries({ ...released, ...files });
    const found = await Promise.all(
      hashes.map(async ([file, hash]) => ({
        file,
        fault: findFault(await fetchFile(base + file), hash),
      })),
    );
    const faults = found.filter(({ fault }) => fault !== undefined);
    if (!released) faults.push({ file: 'release.json', fault: 'is missing' });
    isWhole &&= faults.length === 0;
    lines.push(
      `${faults.length > 0 ? 'BROKEN' : 'fine  '}  ${name} ${version}: ${hashes.length} files`,
    );
    for (const { file, fault } of faults) lines.push(`        ${base}${file} ${fault}`);
  }
  return { lines, isWhole };
}

const findFault = (bytes: Buffer | undefined, hash: string): string | undefined => {
  if (!bytes) return 'is missing';
  const own = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return own === hash ? undefined : `was changed after its release: ${own} instead of ${hash}`;
};

async function findReleases(address: string): Promise<readonly Release[]> {
  const folder = new URL('.', address);
  const facts = await fetchFile(new URL('release.json', folder));
  if (facts)
    return [{ ...(JSON.parse(facts.toString()) as Release), base: folder.href, files: {} }];
  const stamp = await fetchFile(new URL(stampFile, folder));
  if (!stamp)
    throw new Error(
      `${folder.href} has neither embed.json nor release.json. Give the address of an embed.js or of a version's folder.`,
    );
  const { releases } = JSON.parse(stamp.toString()) as {
    readonly releases: readonly (Release & { readonly viewFiles?: Hashes })[];
  };
  return releases.map(({ viewFiles, ...release }) => ({
    ...release,
    base: new URL(release.base, folder).href,
    files: { ...release.files, ...viewFiles },
  }));
}
