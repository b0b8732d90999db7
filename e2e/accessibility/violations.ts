import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in the page, or in those elements of it: the legacy page around them is not ours to judge. Legacy mode leaves
 * out frames of other origins, which no page here has, and with them a new tab for every scan.
 */
export async function violations(page: Page, ...places: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  for (const place of places) axe.include(place);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${JSON.stringify(target)} ${html}`),
  );
}
