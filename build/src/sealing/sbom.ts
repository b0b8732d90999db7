import { readPackage } from './notices';

export const sbomFile = 'sbom.cdx.json';

/** A release's bill of materials, CycloneDX 1.5. `npm sbom` reads the lockfile instead, and so lists what no file contains. */
export function toSbom(
  name: string,
  version: string,
  folders: readonly string[],
): string {
  const components = [...new Set(folders)]
    .map(readPackage)
    .map(({ license = 'SEE notices.txt', ...read }) => ({
      ...toComponent(read.name, read.version),
      // An expression of SPDX, or a sentence such as "SEE LICENSE IN LICENSE".
      licenses: [
        license.startsWith('SEE ')
          ? { license: { name: license } }
          : { expression: license },
      ],
    }))
    .sort((one, other) => (one.purl < other.purl ? -1 : 1));
  const form = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 };
  const metadata = { component: toComponent(name, version) };
  return `${JSON.stringify({ ...form, metadata, components }, null, 2)}\n`;
}

function toComponent(name: string, version: string) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { 'bom-ref': purl, type: 'library', name, version, purl };
}
