import { shellAttribute } from 'embed/hand-overs';
import { attempt } from './attempt';
import { findCover } from './findCover';
import { findNeighbour } from './findNeighbour';
import { readGated } from './gated';
import { findReachingStyles } from './reachingStyles';
import type { EmbedTag, SlotFacts } from './pageReport';
import { queryAll } from './queryAll';

/** The place of each embed tag, once. */
export const readSlots = (tags: readonly EmbedTag[]): readonly SlotFacts[] =>
  tags
    .filter(
      (tag, index) =>
        tags.findIndex(
          (other) => other.remote === tag.remote && other.selector === tag.selector,
        ) === index,
    )
    .map(readSlot);

function readSlot({ remote, selector }: EmbedTag): SlotFacts {
  const matching = attempt(() => queryAll(selector), []);
  const [element] = matching;
  const place = { remote, selector, matches: matching.length };
  if (!element) return { ...place, ...nothing };
  const shell = findShell(element);
  const live = shell && isHydrated(shell) ? shell : undefined;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    ...place,
    hasShell: shell !== undefined,
    isHydrated: live !== undefined,
    reservedHeightPx: Number.parseFloat(style.minHeight) || 0,
    heightPx: box.height,
    widthShare: box.width / document.documentElement.clientWidth,
    neighbour: findNeighbour(element),
    styles: findReachingStyles(style, element, shell),
    coveredBy: findCover(element),
    overflowPx: shell ? readOverflow(shell) : 0,
    language: shell?.firstElementChild?.getAttribute('lang') ?? '',
    gated: readGated(element, live),
  };
}

const nothing = {
  hasShell: false,
  isHydrated: false,
  reservedHeightPx: 0,
  heightPx: 0,
  widthShare: 0,
  neighbour: undefined,
  styles: [],
  coveredBy: undefined,
  overflowPx: 0,
  language: '',
  gated: 'nothing',
} as const;

/** In the element itself, or in the one that a loader has put into it. */
function findShell(element: Element): Element | undefined {
  const holder = element.shadowRoot ? element : element.querySelector('div');
  return holder?.shadowRoot?.querySelector(`[${shellAttribute}]`) ?? undefined;
}

/** Of the view, or of what is outermost in it. */
function readOverflow(shell: Element): number {
  const view = shell.firstElementChild;
  const outer = [shell, view, view?.firstElementChild];
  return Math.max(
    ...outer.map((element) => (element ? element.scrollWidth - element.clientWidth : 0)),
  );
}

/** React marks the elements that it has taken over. */
const isHydrated = ({ firstElementChild: first }: Element): boolean =>
  first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber$'));
