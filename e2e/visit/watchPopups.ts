/** Which menus and dialogs a page has shown, frame by frame. The test serializes this into the page. */

interface SeenPopups {
  readonly frames: number;
  /** Each popover or dialog that had a visible box, with its size. */
  readonly shown: readonly string[];
}

/** Runs in the page, before our scripts. */
export function watchPopups(): void {
  const seen = { frames: 0, shown: [] as string[] };
  Object.assign(window, { seenPopups: seen });
  const roots = function* (
    root: Document | ShadowRoot,
  ): Generator<Document | ShadowRoot> {
    yield root;
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) {
        yield* roots(element.shadowRoot);
      }
    }
  };
  const note = (element: Element): void => {
    const { visibility } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const what = `${element.id || element.localName} ${width} x ${height}`;
    const isSeen = visibility === 'visible' && width * height > 0;
    if (isSeen && !seen.shown.includes(what)) {
      seen.shown.push(what);
    }
  };
  const look = (): void => {
    seen.frames += 1;
    for (const root of roots(document)) {
      root.querySelectorAll('[popover], dialog').forEach(note);
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Reads the record in the page. */
export const readPopups = (): SeenPopups =>
  (window as unknown as { seenPopups: SeenPopups }).seenPopups;

/** In the page: each menu has more than its first link, and nothing of the header moves any more. */
export function areMenusSettled(place: string): boolean {
  const root = document.querySelector(place)?.shadowRoot;
  const menus = root?.querySelectorAll('[data-popup]').length ?? 0;
  const links = root?.querySelectorAll('[data-popup] a').length ?? 0;
  return links > menus && root?.getAnimations().length === 0;
}
