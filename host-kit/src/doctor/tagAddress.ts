import type { EmbedTag } from './in-page/pageReport';

/** What the address of a tag asks for, beside the remote. */
export interface TagAddress {
  /** Of the remote's folder, ending with `/`. */
  readonly folder: string;
  /** Empty: the target's first one. */
  readonly site: string;
  /** Of a pinned tag. */
  readonly version?: string;
  readonly preview?: string;
}

/** `<remote>/embed.js`, with a site's folder before the file, and before that a version's or a preview's. */
export function readTagAddress({ remote, src }: Pick<EmbedTag, 'remote' | 'src'>): TagAddress {
  const end = src.indexOf(`/${remote}/`) + remote.length + 2;
  const [, preview, version, site = ''] =
    /^(?:preview\/([^/]+)\/|(\d[^/]*)\/)?(?:([^/]+)\/)?embed\.js/.exec(src.slice(end)) ?? [];
  return { folder: src.slice(0, end), site, version, preview };
}
