/** Returns the focused element, inside open shadow roots too. */
export function deepActiveElement(
  root: Document | ShadowRoot,
): HTMLElement | SVGElement | undefined {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) {
    active = active.shadowRoot.activeElement;
  }
  return active instanceof HTMLElement || active instanceof SVGElement
    ? active
    : undefined;
}
