import { useMemo, type SyntheticEvent } from 'react';
import type { Session } from '../state/contract';
import { useSession } from './useSession';

const labelMaxLength = 100;

/**
 * Props for a container: every link inside it tells analytics of clicks and hovers, with its text as label (ANA-6, ANA-7, OPN-96).
 * A link whose text names a person says what it is with `data-track-label` (S10).
 */
export function useLinkTracking(category: string): { readonly onClickCapture: (event: SyntheticEvent) => void; readonly onMouseOver: (event: SyntheticEvent) => void } {
  const session = useSession();
  return useMemo(() => createLinkTracking(session, category), [session, category]);
}

function createLinkTracking(session: Session, category: string) {
  let hovered: HTMLAnchorElement | undefined;
  return {
    onClickCapture(event: SyntheticEvent) {
      const link = linkOf(event);
      if (link) session.track({ category, action: 'click', label: labelOf(link) });
    },
    onMouseOver(event: SyntheticEvent) {
      const link = linkOf(event);
      // Moving over the parts of one link is one hover.
      if (link && link !== hovered) session.track({ category, action: 'hover', label: labelOf(link) });
      hovered = link;
    },
  };
}

const linkOf = ({ target }: SyntheticEvent): HTMLAnchorElement | undefined => (target as Element).closest<HTMLAnchorElement>('a[href]') ?? undefined;
const labelOf = (link: HTMLAnchorElement): string => (link.dataset.trackLabel ?? link.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, labelMaxLength);
