export interface GatedRegion {
  /** False when the page holds nothing to show: its server has withheld it. */
  readonly show: () => boolean;
  /** True when the focus went with it. */
  readonly hide: () => boolean;
}

/** The content of the element's `<template>`, in the page's own DOM with its styles, shown through a slot. */
export function revealRegion(element: Element): GatedRegion {
  let shown: Element | undefined;
  return {
    show() {
      const content = element.querySelector<HTMLTemplateElement>(':scope > template')?.content;
      if (shown || !content) return true;
      shown = element.ownerDocument.createElement('div');
      shown.append(content.cloneNode(true));
      element.append(shown);
      // A template may hold text without any markup.
      return content.childElementCount > 0 || /\S/.test(content.textContent);
    },
    hide() {
      const hadFocus = shown?.contains(element.ownerDocument.activeElement) ?? false;
      shown?.remove();
      shown = undefined;
      return hadFocus;
    },
  };
}
