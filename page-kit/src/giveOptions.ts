import type { PageConfig } from 'embed/contract';
import { seenAttribute } from 'embed/hand-overs';
import { hasOrigin, type SiteAddress, type SiteRemote } from './siteAddress';
import { addTag, toTagOptions } from './tag';

/** The options of each remote. They outlive its component, as its view does: the next component changes them. */
const given: Partial<Record<SiteRemote, PageConfig>> = {};

/** Adds the remote's tag with these options, or gives them to its view. An option that is left out is undone. */
export function giveOptions(
  remote: SiteRemote,
  address: SiteAddress,
  options: PageConfig,
  nonce?: string,
): void {
  if (!hasOrigin(remote, address.origin)) return;
  const { [remote]: before = {} } = given;
  given[remote] = options;
  const carried = toTagOptions(options);
  const tag = addTag(document, remote, address, carried, nonce);
  if (JSON.stringify(before) === JSON.stringify(options)) return;
  const leftOut = Object.keys(before).filter((name) => !(name in carried));
  // The loader reads the attributes when it runs.
  if (!tag.hasAttribute(seenAttribute)) {
    for (const name of leftOut) Reflect.deleteProperty(tag.dataset, name);
    Object.assign(tag.dataset, carried);
  } else if (leftOut.some((name) => name in tag.dataset)) void addAgain();
  else
    void window.mortgageEmbed
      ?.update(remote, { ...Object.fromEntries(leftOut.map((name) => [name, null])), ...options })
      .catch(() => undefined);

  /** An update undoes updates, not the tag's options. */
  async function addAgain(): Promise<void> {
    await window.mortgageEmbed?.unmount(remote);
    tag.remove();
    addTag(document, remote, address, carried, nonce);
  }
}
