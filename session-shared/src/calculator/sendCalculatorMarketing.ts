import type { CalculatorProperty as PageProperty } from 'mortgage-domain/site/siteConfig';
import type { Api, ApiResult } from '../api/contract';

/** The property that a visitor looked at in a calculator before signing in. */
export interface CalculatorProperty extends PageProperty {
  /** Who the visitor was before signing in. */
  readonly userId?: string;
}

/**
 * CAL-4, OPN-91: run after sign-in from a mortgage calculator, also where the page is left then; undefined when nothing is sent
 * because one of the four is missing. Rejects as calls do.
 */
export async function sendCalculatorMarketing(
  api: Api,
  { userId, propertyAddress, propertyImageURL, propertyURL }: CalculatorProperty,
): Promise<ApiResult<void> | undefined> {
  if (!userId || !propertyAddress || !propertyImageURL || !propertyURL) return undefined;
  return api.post(
    'updateHDPCalcMarketing',
    { userId, propertyAddress, propertyImageURL, propertyURL },
    () => undefined,
    { authenticated: true, errorOnly: true, keepalive: true },
  );
}
