/** Not `Element`: Prototype and MooTools put something else in its place. */
const isElement = (
  target: EventTarget | null,
): target is HTMLElement | SVGElement =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** The closest element that matches, around the target of an event: an icon in a link is the target of a press on the link. */
export const findAround = (
  { target }: Pick<Event, 'target'>,
  selector: string,
): HTMLElement | undefined =>
  (isElement(target) && target.closest<HTMLElement>(selector)) || undefined;
