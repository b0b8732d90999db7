import type { PageConfig } from 'embed/contract';
import { watchReleaseTrain } from './releaseTrain';
import {
  toFileAddress,
  type SiteAddress,
  type SiteRemote,
} from './siteAddress';

/** The mount element of each remote; `embed/remotes` has the same ids. */
export const mountIds: Readonly<Record<SiteRemote, string>> = {
  'header-remote': 'site-header',
  'footer-remote': 'site-footer',
};

/** `data-*` attributes of a tag, by their names in its `dataset`. */
export type TagOptions = Readonly<Record<string, string | undefined>>;

/** Gives the page's tag of the remote, or adds one. A tag that fails is removed, so that the next call tries again. */
export function addTag(
  document: Document,
  remote: SiteRemote,
  address: SiteAddress,
  options: TagOptions,
  nonce = '',
): HTMLScriptElement {
  watchReleaseTrain(document);
  const named = `script[src*="/${remote}/"][src*="/embed.js"]`;
  const known = document.querySelector<HTMLScriptElement>(named);
  if (known) {
    return known;
  }
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = toFileAddress(remote, address, 'embed.js');
  tag.nonce = nonce;
  Object.assign(tag.dataset, options);
  tag.onerror = () => tag.remove();
  document.head.append(tag);
  return tag;
}

/** Options as a tag's attributes. */
export const toTagOptions = (options: PageConfig): TagOptions =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
  );
