/** Popovers for jsdom, which has none: open and closed, and the toggle events. */
export function installFakePopovers(): void {
  const open = new WeakSet<Element>();
  const realMatches = Element.prototype.matches;
  const turn = (element: HTMLElement, newState: 'open' | 'closed') => {
    element.dispatchEvent(
      Object.assign(new Event('beforetoggle'), { newState }),
    );
    if (newState === 'open') {
      open.add(element);
    } else {
      open.delete(element);
    }
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      turn(this, 'closed');
    },
  });
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open'
        ? open.has(this)
        : realMatches.call(this, selector);
    },
  });
}

export const isShown = (element: Element): boolean =>
  element.matches(':popover-open');
