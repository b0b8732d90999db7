import type { PageConfig } from 'embed/contract';
import { useEffect, useRef, type CSSProperties } from 'react';
import { giveOptions } from '../giveOptions';
import type { SiteAddress, SiteRemote } from '../siteAddress';
import { mountIds } from '../tag';

export interface SiteViewProps extends SiteAddress {
  /** The result of `fetchShell` on the server: the view at first paint. */
  readonly shell?: string;
  /** Options; a change updates the running view. */
  readonly options?: PageConfig;
  readonly nonce?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * The mount element. React renders it and never looks into it again; an effect adds the tag, so that the loader changes
 * nothing before React has hydrated.
 */
export function SiteView({
  remote,
  origin,
  site,
  shell = '',
  options = {},
  nonce,
  ...element
}: SiteViewProps & { readonly remote: SiteRemote }) {
  const optionsText = JSON.stringify(options);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A host may attach the parent later: without a place in the document, the loader would make one of its own.
    const give = () => {
      if (!place.current?.isConnected) {
        return;
      }
      waiting.disconnect();
      giveOptions(
        remote,
        { origin, site },
        JSON.parse(optionsText) as PageConfig,
        nonce,
      );
    };
    const waiting = new MutationObserver(give);
    waiting.observe(document, { childList: true, subtree: true });
    give();
    return () => waiting.disconnect();
  }, [remote, origin, site, optionsText, nonce]);

  // The parser has moved the server's shell into the shadow root, so a browser starts with nothing inside.
  const html = { __html: typeof document === 'undefined' ? shell : '' };
  return (
    <div
      {...element}
      ref={place}
      id={mountIds[remote]}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- The shell is our own release's, as a server include puts it.
      dangerouslySetInnerHTML={html}
    />
  );
}
