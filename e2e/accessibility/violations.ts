import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in the page, or in the given elements: the legacy page around them is not ours to judge. Legacy mode leaves out
 * frames of other origins, which no page here has, and with them a new tab for each scan.
 */
export const violations = (page: Page, ...places: readonly string[]): Promise<string[]> =>
  scan(builderOf(page), places);

/** Only what depends on colours: for a second scheme of a page whose structure has been scanned. */
export const contrastViolations = (page: Page, ...places: readonly string[]): Promise<string[]> =>
  scan(builderOf(page).withRules(['color-contrast']), places);

const builderOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

async function scan(axe: AxeBuilder, places: readonly string[]): Promise<string[]> {
  for (const place of places) axe.include(place);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${JSON.stringify(target)} ${html}`),
  );
}
