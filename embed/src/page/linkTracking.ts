import { findAround } from './pressed';

type Listener = (event: Pick<Event, 'target'>) => void;

const labelMaxLength = 100;
const links = 'a[href]';
/** A button whose first click counts as that on a link (HDR-20). */
const onceAttribute = 'data-track-once';
const firstClicks = `[${onceAttribute}]`;

/**
 * Listeners for clicks and hovers of links; the text of a link is its label (ANA-6, ANA-7, OPN-96). A link whose text
 * names a person has its label in `data-track-label` (S10).
 * @param pageAction action for all clicks of a page, buttons included (ANA-2)
 */
export function createLinkTracking(
  track: (
    event: Readonly<Record<'category' | 'action' | 'label', string>>,
  ) => void,
  category: string,
  pageAction?: string,
): { readonly onClick: Listener; readonly onHover: Listener } {
  const pressable = `${links}, ${pageAction ? 'button, summary' : firstClicks}`;
  const clicked = new WeakSet<Element>();
  let hovered: HTMLElement | undefined;
  return {
    onClick(event) {
      const pressed = findAround(event, pressable);
      if (!pressed || clicked.has(pressed)) {
        return;
      }
      if (pressed.matches(firstClicks)) {
        clicked.add(pressed);
      }
      track({
        category,
        action: pageAction ?? 'click',
        label: labelOf(pressed),
      });
    },
    onHover(event) {
      const link = findAround(event, links);
      // Moving over the parts of one link is one hover.
      if (link && link !== hovered) {
        track({ category, action: 'hover', label: labelOf(link) });
      }
      hovered = link;
    },
  };
}

const labelOf = (element: HTMLElement): string =>
  (
    element.dataset.trackLabel ??
    element.getAttribute('aria-label') ??
    element.textContent
  )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, labelMaxLength);
