import { useMemo, type SyntheticEvent } from 'react';
import type { Session } from '../session/contract';
import { useSession } from './useSession';

const labelMaxLength = 100;

const links = 'a[href]';
const pressable = 'a[href], button, summary';

interface LinkTracking {
  readonly onClickCapture: (event: SyntheticEvent) => void;
  readonly onMouseOver: (event: SyntheticEvent) => void;
}

/**
 * Props for a container. Tracks clicks and hovers of its links, with their text as label (ANA-6, ANA-7, OPN-96).
 * A link whose text names a person says what it is with `data-track-label` (S10).
 * @param pageAction action for all clicks of a page, buttons included (ANA-2)
 */
export function useLinkTracking(category: string, pageAction?: string): LinkTracking {
  const session = useSession();
  return useMemo(
    () => createLinkTracking(session, category, pageAction),
    [session, category, pageAction],
  );
}

function createLinkTracking(
  session: Session,
  category: string,
  pageAction: string | undefined,
): LinkTracking {
  let hovered: HTMLElement | undefined;
  return {
    onClickCapture(event) {
      const pressed = findAround(event, pageAction ? pressable : links);
      if (pressed)
        session.track({ category, action: pageAction ?? 'click', label: labelOf(pressed) });
    },
    onMouseOver(event) {
      const link = findAround(event, links);
      // Moving over the parts of one link is one hover.
      if (link && link !== hovered)
        session.track({ category, action: 'hover', label: labelOf(link) });
      hovered = link;
    },
  };
}

/** Of an icon in a link, too. */
const isElement = (target: EventTarget): target is HTMLElement | SVGElement =>
  target instanceof HTMLElement || target instanceof SVGElement;
const findAround = ({ target }: SyntheticEvent, selector: string): HTMLElement | undefined =>
  (isElement(target) && target.closest<HTMLElement>(selector)) || undefined;
const labelOf = (element: HTMLElement): string =>
  (element.dataset.trackLabel ?? element.getAttribute('aria-label') ?? element.textContent)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, labelMaxLength);
