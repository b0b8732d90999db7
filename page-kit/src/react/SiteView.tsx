import type { OptionsUpdate, PageConfig } from 'embed/contract';
import { useEffect, useRef, type CSSProperties } from 'react';
import type { SiteAddress, SiteRemote } from '../siteAddress';
import { addTag, mountIds, toTagOptions } from '../tag';

export interface SiteViewProps extends SiteAddress {
  /** What `fetchShell` gave on the server: the view at first paint. */
  readonly shell?: string;
  /** Options; a change updates the running view. */
  readonly options?: PageConfig;
  readonly nonce?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const noOptions: PageConfig = {};

/**
 * The mount element. React renders it and never looks into it again; an effect adds the tag, so that the loader changes nothing
 * before React has hydrated.
 */
export function SiteView({
  remote,
  origin,
  site,
  shell = '',
  options = noOptions,
  nonce,
  ...element
}: SiteViewProps & { readonly remote: SiteRemote }) {
  const optionsText = JSON.stringify(options);
  const shown = useRef(optionsText);

  useEffect(() => {
    const current = JSON.parse(optionsText) as PageConfig;
    addTag(document, remote, { origin, site }, toTagOptions(current), nonce);
    if (shown.current === optionsText) return;
    const before = JSON.parse(shown.current) as PageConfig;
    shown.current = optionsText;
    window.mortgageEmbed?.update(remote, toUpdate(before, current)).catch(() => undefined);
  }, [remote, origin, site, optionsText, nonce]);

  // The parser has moved the server's shell into the shadow root, so a browser starts with nothing inside.
  const html = { __html: typeof document === 'undefined' ? shell : '' };
  return (
    <div
      {...element}
      id={mountIds[remote]}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- The shell is our own release's, as a server include puts it.
      dangerouslySetInnerHTML={html}
    />
  );
}

/** An option that the page has left out is taken back. */
const toUpdate = (before: PageConfig, current: PageConfig): OptionsUpdate<PageConfig> => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, null])),
  ...current,
});
