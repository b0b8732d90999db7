import type { PageConfig } from 'embed/contract';
import { seenAttribute } from 'embed/hand-overs';
import { hasOrigin, type SiteAddress, type SiteRemote } from './siteAddress';
import { addTag, toTagOptions, type TagOptions } from './tag';

/** The options of each remote. They outlive its component, as its view does: the next component changes them. */
const given: Partial<Record<SiteRemote, TagOptions>> = {};

/** Adds the remote's tag with these options, or gives them to its view. An option that is left out is undone. */
export function giveOptions(
  remote: SiteRemote,
  address: SiteAddress,
  options: PageConfig,
  nonce?: string,
): void {
  if (!hasOrigin(remote, address.origin)) {
    return;
  }
  const { [remote]: before = {} } = given;
  const carried = toTagOptions(options);
  given[remote] = carried;
  const tag = addTag(document, remote, address, carried, nonce);
  const names = Object.keys({ ...before, ...carried }) as (keyof PageConfig)[];
  const changed = names.filter((name) => before[name] !== carried[name]);
  // The loader reads the attributes when it runs.
  if (!tag.hasAttribute(seenAttribute)) {
    for (const name of changed) {
      Reflect.deleteProperty(tag.dataset, name);
    }
    Object.assign(tag.dataset, carried);
  } else if (
    changed.some((name) => !(name in carried) && name in tag.dataset)
  ) {
    void addAgain();
  } else if (changed.length > 0) {
    void window.mortgageEmbed
      ?.update(
        remote,
        Object.fromEntries(
          changed.map((name) => [name, options[name] ?? null]),
        ),
      )
      .catch(() => undefined);
  }

  /** An update undoes updates, not the tag's options. */
  async function addAgain(): Promise<void> {
    await window.mortgageEmbed?.unmount(remote);
    tag.remove();
    addTag(document, remote, address, carried, nonce);
  }
}
