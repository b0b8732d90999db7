import { useEffect, useRef, type RefObject } from 'react';
import { appendScript } from './appendScript';

/**
 * FTR-11: appends `footer.js` to the footer: to its mount element, because consent scripts look for
 * themselves in the page, not in a shadow root.
 * @param address empty for none
 */
export function useFooterScript(address: string): RefObject<HTMLElement | null> {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = footer.current?.getRootNode();
    if (!footer.current || !address) return;
    appendScript(root instanceof ShadowRoot ? root.host : footer.current, address);
  }, [address]);
  return footer;
}
