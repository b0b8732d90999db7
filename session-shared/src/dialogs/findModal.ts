import { deepActiveElement } from './deepActiveElement';

const modals = 'dialog, [role$="dialog"], [aria-modal="true"]';

/** Returns the page's modal that has the focus. It takes the focus back from everything outside, or makes that inert. One without a box is closed already. */
export function findModal(): Element | undefined {
  const modal = modalAround(deepActiveElement(document));
  return modal?.getClientRects()[0] && modal;
}

/** Returns the page's modal around a node, also one inside a web component. */
export function modalAround(start: Node | undefined): Element | undefined {
  let node: Node | null | undefined = start;
  while (node) {
    if (node instanceof HTMLElement && node.matches(modals)) {
      return node;
    }
    node = parentOf(node);
  }
  return undefined;
}

/** Returns the parent as it is drawn: a slotted element is inside the component. */
function parentOf(node: Node): Node | null | undefined {
  if (node instanceof ShadowRoot) {
    return node.host;
  }
  return node instanceof HTMLElement && node.assignedSlot
    ? node.assignedSlot
    : node.parentNode;
}
