import type { EmbedTag } from './in-page/pageReport';

/** Parts of a tag's address. */
export interface TagAddress {
  /** The remote's folder, ending with `/`. */
  readonly folder: string;
  /** Empty: the target's first site. */
  readonly site: string;
  /** Of a pinned tag. */
  readonly version?: string;
  readonly preview?: string;
}

/** Parses `<remote>/[<version>/ or preview/<name>/][<site>/]embed.js`. */
export function readTagAddress({ remote, src }: Pick<EmbedTag, 'remote' | 'src'>): TagAddress {
  const end = src.indexOf(`/${remote}/`) + remote.length + 2;
  const [, preview, version, site = ''] =
    /^(?:preview\/([^/]+)\/|(\d[^/]*)\/)?(?:([^/]+)\/)?embed\.js/.exec(src.slice(end)) ?? [];
  return { folder: src.slice(0, end), site, version, preview };
}
