import { typesFile } from 'embed/release';

interface Manifest {
  readonly metaData: { readonly remoteEntry: object; readonly types: object };
  readonly shared: readonly unknown[];
  readonly exposes: readonly { readonly assets: Assets }[];
}
interface Assets {
  readonly js: Readonly<Record<'sync' | 'async', readonly string[]>>;
}

/** The manifest for federated hosts: it names `remoteEntry.js`, and chunks and types in the version's folder. */
export function stampManifest(text: string, folder: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const inFolder = (files: readonly string[]) => files.map((file) => `${folder}/${file}`);
  return `${JSON.stringify(
    {
      ...manifest,
      metaData: {
        ...manifest.metaData,
        remoteEntry: { ...manifest.metaData.remoteEntry, name: 'remoteEntry.js', path: '' },
        types: { path: '', name: '@mf-types', zip: `${folder}/${typesFile}`, api: '' },
      },
      exposes: manifest.exposes.map((expose) => ({
        ...expose,
        assets: {
          ...expose.assets,
          js: { sync: inFolder(expose.assets.js.sync), async: inFolder(expose.assets.js.async) },
        },
      })),
    },
    null,
    2,
  )}\n`;
}
