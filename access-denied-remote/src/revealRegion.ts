export interface GatedRegion {
  /** False when the page holds nothing to show: its server has withheld it. */
  readonly show: () => boolean;
  readonly focus: () => void;
  /** True when the focus went with it. */
  readonly hide: () => boolean;
}

/** A page that copies its markup (`innerHTML`, Turbo) copies the shown content, too. */
const shownAttribute = 'data-mortgage-region';

/**
 * The content of the element's `<template>`, in the page's own DOM with its styles. It is shown through a slot beside
 * our view, not in it: there it inherits from the page, and the gate announces its own answers only (F76).
 */
export function revealRegion(element: Element): GatedRegion {
  const slot = element.ownerDocument.createElement('slot');
  let shown: HTMLElement | undefined;
  const clear = () => {
    for (const one of element.querySelectorAll(
      `:scope > [${shownAttribute}]`,
    )) {
      one.remove();
    }
    slot.remove();
    shown = undefined;
  };
  clear();
  return {
    show() {
      const content =
        element.querySelector<HTMLTemplateElement>(
          ':scope > template',
        )?.content;
      if (shown || !content) {
        return true;
      }
      shown = element.ownerDocument.createElement('div');
      shown.setAttribute(shownAttribute, '');
      shown.append(content.cloneNode(true));
      element.append(shown);
      element.shadowRoot?.append(slot);
      // A template may hold text without any markup.
      return content.childElementCount > 0 || /\S/.test(content.textContent);
    },
    /** Neither a stop of the Tab key nor a ring: the next press of Tab begins here. */
    focus() {
      if (!shown) {
        return;
      }
      shown.tabIndex = -1;
      shown.style.outline = 'none';
      shown.focus();
    },
    hide() {
      const hadFocus =
        shown?.contains(element.ownerDocument.activeElement) ?? false;
      clear();
      return hadFocus;
    },
  };
}
