import { fireEvent } from '@testing-library/react';
import type { TrackingEvent } from '../analytics/actions';
import type { TestSession } from './testSession';

/** The tracked events of a hover over a link and a click on it; the click leads nowhere. */
export function trackedOf(
  { tracked }: TestSession,
  link: Element,
): readonly TrackingEvent[] {
  const before = tracked.length;
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  fireEvent.mouseOver(link);
  fireEvent.click(link);
  document.removeEventListener('click', stay);
  return tracked.slice(before);
}
