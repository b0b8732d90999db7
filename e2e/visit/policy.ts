import type { Page } from '@playwright/test';

/** From the next page on; filled as it happens. */
export async function listenForRefusals(
  page: Page,
): Promise<readonly string[]> {
  const refusals: string[] = [];
  await page.exposeFunction('reportRefusal', (text: string) =>
    refusals.push(text),
  );
  await page.addInitScript(() =>
    document.addEventListener(
      'securitypolicyviolation',
      ({ documentURI, effectiveDirective, blockedURI, sample }) =>
        (
          window as unknown as { reportRefusal(text: string): void }
        ).reportRefusal(
          `${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`,
        ),
    ),
  );
  return refusals;
}
