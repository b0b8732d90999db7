import { typesFile } from 'embed/release';

interface Manifest {
  readonly metaData: { readonly remoteEntry: object; types: object };
  readonly exposes: readonly { readonly assets: { readonly js: Scripts } }[];
}
type Scripts = Record<'sync' | 'async', readonly string[]>;

/** The manifest for federated hosts: it names `remoteEntry.js`, and chunks and types in the version's folder. */
export function stampManifest(text: string, folder: string): object {
  const manifest = JSON.parse(text) as Manifest;
  const { metaData, exposes } = manifest;
  const inFolder = (file: string): string => `${folder}/${file}`;
  Object.assign(metaData.remoteEntry, { name: 'remoteEntry.js', path: '' });
  metaData.types = {
    path: '',
    name: '@mf-types',
    zip: inFolder(typesFile),
    api: '',
  };
  for (const { js } of exposes.map(({ assets }) => assets)) {
    js.sync = js.sync.map(inFolder);
    js.async = js.async.map(inFolder);
  }
  return manifest;
}
