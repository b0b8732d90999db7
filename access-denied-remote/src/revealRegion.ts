export interface Region { show(): void; hide(): void }

/** The content of the element's `<template>`, in the page's own DOM (it keeps the page's styles), shown through a slot. */
export function revealRegion(element: Element): Region {
  let shown: Element | undefined;
  return {
    show() {
      const template = element.querySelector<HTMLTemplateElement>(':scope > template');
      if (shown || !template) return;
      shown = element.ownerDocument.createElement('div');
      shown.append(template.content.cloneNode(true));
      element.append(shown);
    },
    hide() {
      shown?.remove();
      shown = undefined;
    },
  };
}
