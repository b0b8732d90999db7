/** Finds elements on a page, by what a visitor sees. */

/** An element: its kind by a selector, its name by its text or label. */
export interface Target {
  readonly css: string;
  readonly name?: string;
  readonly within?: string;
}

export interface Seen {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly isOnTop: boolean;
  readonly hasFocus: boolean;
}

/** Runs in the page, shadow roots included, and uses nothing of this file. */
export function look({ css, name, within }: Target): Seen {
  const nameOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement;
    const spoken = (labels?.[0] ?? element).cloneNode(true) as Element;
    for (const part of spoken.querySelectorAll('[aria-hidden=true]')) {
      part.remove();
    }
    const text = element.getAttribute('aria-label') ?? spoken.textContent;
    return text.replace(/\s+/g, ' ').trim();
  };
  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...inside(element),
    ]);
  const inside = ({ shadowRoot }: Element): Element[] =>
    shadowRoot ? everything(shadowRoot) : [];
  const hitIn = (
    root: DocumentOrShadowRoot,
    x: number,
    y: number,
  ): Element | null => {
    const hit = root.elementFromPoint(x, y);
    return hit?.shadowRoot && hit.shadowRoot !== root
      ? hitIn(hit.shadowRoot, x, y)
      : hit;
  };
  const focusIn = (root: DocumentOrShadowRoot): Element | null => {
    const { activeElement } = root;
    return activeElement?.shadowRoot
      ? focusIn(activeElement.shadowRoot)
      : activeElement;
  };

  const page = document.documentElement;
  const places = within
    ? everything(page).filter((element) => element.matches(within))
    : [page];
  const found = places
    .flatMap((place) => [...inside(place), ...everything(place)])
    .filter((element) => element.matches(css) && isDrawn(element))
    .filter((element) => name === undefined || nameOf(element) === name);
  const [first] = found;
  if (!first) {
    return { count: 0, x: 0, y: 0, isOnTop: false, hasFocus: false };
  }
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = first.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isOnTop = first.contains(hitIn(document, x, y));
  return {
    count: found.length,
    x,
    y,
    isOnTop,
    hasFocus: focusIn(document) === first,
  };
}
