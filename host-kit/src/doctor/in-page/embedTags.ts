import { targetAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import type { EmbedTag } from './pageReport';
import { queryAll } from './queryAll';

/** The script tags that embed our remotes, and where each of them goes. */
export const readTags = (): readonly EmbedTag[] =>
  queryAll('script[src*="/embed.js"]').flatMap((tag) =>
    tag instanceof HTMLScriptElement ? readTag(tag) : [],
  );

function readTag(tag: HTMLScriptElement): readonly EmbedTag[] {
  const remote = remotes.find(({ name }) => tag.src.includes(`/${name}/`));
  if (!remote) return [];
  const selector = tag.getAttribute(targetAttribute);
  return [
    {
      remote: remote.name,
      src: tag.src,
      selector: selector ? selector : remote.element,
      hasIntegrity: tag.hasAttribute('integrity'),
      crossOrigin: new URL(tag.src).origin !== location.origin,
    },
  ];
}
