export interface GatedRegion {
  /** False when the page holds nothing to show: its server has withheld it. */
  readonly show: () => boolean;
  readonly focus: () => void;
  /** True when the focus went with it. */
  readonly hide: () => boolean;
}

/** A page that copies its markup (`innerHTML`, Turbo) copies the shown content, too. */
const shownAttribute = 'data-mortgage-region';

/** The content of the element's `<template>`, in the page's own DOM with its styles, shown through a slot. */
export function revealRegion(element: Element): GatedRegion {
  let shown: HTMLElement | undefined;
  const clear = () => {
    for (const one of element.querySelectorAll(
      `:scope > [${shownAttribute}]`,
    )) {
      one.remove();
    }
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
