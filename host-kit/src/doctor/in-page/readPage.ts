import { targetAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import { attempt, queryAll } from './ask';
import { findFrozen, findReplaced } from './builtIns';
import type { EmbedTag, PageFacts } from './pageReport';
import { readSlots } from './slots';

/** Reads a page whose globals may be anything; never throws. */
export function readPage(): PageFacts {
  const tags = readTags();
  return {
    tags,
    slots: readSlots(tags),
    replaced: findReplaced(),
    frozen: findFrozen(),
    storageBlocked: attempt(isStorageBlocked, true),
    cookiesBlocked: !navigator.cookieEnabled,
    isQuirksMode: document.compatMode === 'BackCompat',
    isSecure: attempt(() => isSecureContext, false),
  };
}

const readTags = (): readonly EmbedTag[] =>
  queryAll('script[src*="/embed.js"]').flatMap((tag) =>
    tag instanceof HTMLScriptElement ? readTag(tag) : [],
  );

function readTag(tag: HTMLScriptElement): readonly EmbedTag[] {
  const { src } = tag;
  const remote = remotes.find(({ name }) => src.includes(`/${name}/`));
  if (!remote) return [];
  const selector = tag.getAttribute(targetAttribute) || remote.element;
  return [{ remote: remote.name, src, selector, hasIntegrity: tag.hasAttribute('integrity') }];
}

function isStorageBlocked(): boolean {
  localStorage.getItem('x');
  return false;
}
