/** Styles that change what a person sees inside, and what is to be said of them where they do. */
const reachingStyles: readonly ((style: CSSStyleDeclaration) => string | undefined)[] = [
  ({ display }) => (display === 'none' ? 'display: none' : undefined),
  ({ visibility }) => (visibility === 'visible' ? undefined : `visibility: ${visibility}`),
  ({ opacity }) => (Number(opacity) < 1 ? `opacity: ${opacity}` : undefined),
  ({ transform }) => (transform === 'none' ? undefined : 'transform'),
  ({ filter }) => (filter === 'none' ? undefined : 'filter'),
  ({ zoom }) => (zoom === '1' || zoom === 'normal' ? undefined : `zoom: ${zoom}`),
  ({ pointerEvents }) => (pointerEvents === 'none' ? 'pointer-events: none' : undefined),
  ({ direction }) => (direction === 'rtl' ? 'direction: rtl' : undefined),
];

/** What the page's styles do to a mount element. */
export function findReachingStyles(
  style: CSSStyleDeclaration,
  element: Element,
  shell: Element | undefined,
): readonly string[] {
  const found = reachingStyles.flatMap((describe) => describe(style) ?? []);
  return shell && isCutOff(style, element, shell) ? [...found, 'overflow: hidden'] : found;
}

/** Nothing is lost where the shell is no higher than its place. */
const isCutOff = (style: CSSStyleDeclaration, element: Element, shell: Element): boolean =>
  (style.overflowX === 'hidden' || style.overflowY === 'hidden') &&
  shell.getBoundingClientRect().height > element.getBoundingClientRect().height + 1;
