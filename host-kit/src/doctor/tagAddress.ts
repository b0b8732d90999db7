import type { EmbedTag } from './in-page/pageReport';

/** Parses `<remote>/[<version>/][<site>/]embed.js`. Only a pinned tag has a version; without a site it is the target's first. */
export function readTagAddress({
  remote,
  src,
}: Pick<EmbedTag, 'remote' | 'src'>) {
  const end = src.indexOf(`/${remote}/`) + remote.length + 2;
  const [, version, site = ''] =
    /^(?:(\d[^/]*)\/)?(?:([^/]+)\/)?embed\.js/.exec(src.slice(end)) ?? [];
  return { folder: src.slice(0, end), site, version };
}
