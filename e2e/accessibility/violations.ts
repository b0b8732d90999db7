import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Axe's findings in the page, or in the given elements: the legacy page around them is not ours to judge. */
export const violations = (
  page: Page,
  ...places: readonly string[]
): Promise<string[]> => scan(page, places, {});

/** Only what depends on colours: for a second scheme of a page whose structure has been scanned. */
export const contrastViolations = (
  page: Page,
  ...places: readonly string[]
): Promise<string[]> => scan(page, places, { runOnly: ['color-contrast'] });

async function scan(
  page: Page,
  places: readonly string[],
  options: RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    async ([include, rules]) => {
      const { axe: runner } = window as unknown as { readonly axe: typeof axe };
      const { violations: found } = await runner.run(
        include.length > 0
          ? { include: include.map((place) => [place]) }
          : document,
        { ...rules, resultTypes: ['violations'] },
      );
      return found.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, html }) => `${id}: ${JSON.stringify(target)} ${html}`,
        ),
      );
    },
    [places, options] as const,
  );
}
