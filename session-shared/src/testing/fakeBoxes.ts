/** jsdom has no layout: an element has a box unless it, or something around it, is `hidden` or a closed dialog. */
export function fakeBoxes(): void {
  Element.prototype.getClientRects = function getClientRects() {
    return (isDrawn(this) ? [{}] : []) as unknown as DOMRectList;
  };
}

const unseen = '[hidden], dialog:not([open])';

function isDrawn(element: Element): boolean {
  const root = element.getRootNode();
  const isDrawnHere = element.isConnected && !element.closest(unseen);
  return root instanceof ShadowRoot && isDrawnHere
    ? isDrawn(root.host)
    : isDrawnHere;
}

/** Stands for the browser's observer: returns a function that calls every observer of this kind. */
export function fakeResizes(): () => void {
  const observers = new Set<() => void>();
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly changed: () => void) {}

      observe(): void {
        observers.add(this.changed);
      }

      disconnect(): void {
        observers.delete(this.changed);
      }
    },
  });
  return () => {
    for (const changed of observers) {
      changed();
    }
  };
}
