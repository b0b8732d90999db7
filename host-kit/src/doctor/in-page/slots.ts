import { attempt } from 'embed/attempt';
import { mountHandleSymbol, shellAttribute } from 'embed/hand-overs';
import { queryAll } from './ask';
import { findCover, findNeighbour, findReachingStyles } from './layout';
import type { EmbedTag, SlotFacts } from './pageReport';

export const readSlots = (tags: readonly EmbedTag[]): readonly SlotFacts[] =>
  tags
    .filter(({ remote, selector }, index) => {
      const isSame = (other: EmbedTag) =>
        other.remote === remote && other.selector === selector;
      return tags.findIndex(isSame) === index;
    })
    .map(readSlot);

function readSlot({ remote, selector }: EmbedTag): SlotFacts {
  const matching = attempt(() => queryAll(selector)) ?? [];
  // An element outside of the page has nothing to report.
  const nowhere = document.documentElement.cloneNode() as Element;
  // The page may have others with the same id, which we pass by.
  const element =
    matching.find(({ shadowRoot }) => shadowRoot) ?? matching[0] ?? nowhere;
  // A loader puts an element of its own into one that cannot hold a view.
  const holder = element.shadowRoot
    ? element
    : (element.querySelector('div') ?? element);
  const shell =
    holder.shadowRoot?.querySelector(`[${shellAttribute}]`) ?? undefined;
  const isLive = Symbol.for(mountHandleSymbol) in holder;
  const style = getComputedStyle(element);
  return {
    remote,
    selector,
    matches: matching.length,
    hasShell: shell !== undefined,
    isLive,
    reservedHeightPx: Number.parseFloat(style.minHeight) || 0,
    widthShare:
      element.getBoundingClientRect().width /
      document.documentElement.clientWidth,
    neighbour: findNeighbour(element),
    styles: findReachingStyles(style, element, shell),
    coveredBy: findCover(element),
    overflowPx: shell ? readOverflow(shell) : 0,
    gated: readGated(element, isLive ? shell : undefined),
    hidesContent: element.shadowRoot !== null && hasHiddenContent(element),
  };
}

/** Links and texts may be there for visitors without the remote; these belong to another part of the page. */
const hasHiddenContent = (element: Element): boolean =>
  attempt(() =>
    [...element.querySelectorAll('h1, h2, form, button, img, svg')].some(
      (part) => part.getClientRects().length === 0,
    ),
  ) === true;

function readOverflow(shell: Element): number {
  const view = shell.firstElementChild;
  const outer = [shell, view, view?.firstElementChild].filter(
    (element) => !!element,
  );
  return Math.max(
    ...outer.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
}

/** What a gate does with the page's content; `shell`: its view, once the remote runs. */
export function readGated(
  element: Element,
  shell: Element | undefined,
): SlotFacts['gated'] {
  const template = element.querySelector(
    ':scope > template:not([shadowrootmode])',
  );
  if (
    !template ||
    !(template as HTMLTemplateElement).content.childElementCount
  ) {
    return 'nothing';
  }
  if (template.nextElementSibling) {
    return 'shown';
  }
  // The gate shows a status while it looks the visitor up.
  return !shell || shell.querySelector('[role=status]')
    ? 'undecided'
    : 'withheld';
}
