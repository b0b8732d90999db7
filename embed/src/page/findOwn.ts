/** Returns the closest matching element around the event's target; none for the page's own content in a slot of ours. */
export function findOwn(
  { target, currentTarget }: Event,
  selector: string,
): Element | null | undefined {
  const element = target as Element;
  // A selection may start in a text.
  return element.getRootNode() === currentTarget
    ? (element as Partial<Element>).closest?.(selector)
    : undefined;
}
