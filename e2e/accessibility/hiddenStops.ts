import type { Locator } from '@playwright/test';
import { nextFrame } from '../visit/views';

/** More than the pages of these tests have. */
const presses = 30;

/** Presses Tab; gives the texts of the stops that a bar over the page hides completely (WCAG 2.4.11). */
export async function hiddenStops(bar: Locator): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await bar.page().keyboard.press('Tab');
    await nextFrame(bar.page());
    hidden.push(...(await bar.evaluate(findHiddenFocus)));
  }
  return hidden;
}

function findHiddenFocus(bar: Element): readonly string[] {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  if (!focused || focused === document.body || bar.contains(focused)) {
    return [];
  }
  const [over, under] = [
    bar.getBoundingClientRect(),
    focused.getBoundingClientRect(),
  ];
  const isHidden = over.top <= under.top && under.bottom <= over.bottom;
  return isHidden ? [focused.textContent] : [];
}
