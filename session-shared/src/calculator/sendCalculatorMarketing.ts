import type { CalculatorProperty as PageProperty } from 'mortgage-domain/site/siteConfig';
import type { Api, ApiResult } from '../api/contract';

export interface CalculatorProperty extends PageProperty {
  readonly userId?: string;
}

/** CAL-4, OPN-91: runs after a sign-in from a calculator; undefined when one of the four values is missing. Rejects as calls do. */
export async function sendCalculatorMarketing(
  api: Api,
  {
    userId,
    propertyAddress,
    propertyImageURL,
    propertyURL,
  }: CalculatorProperty,
): Promise<ApiResult<void> | undefined> {
  if (!userId || !propertyAddress || !propertyImageURL || !propertyURL) {
    return undefined;
  }
  return api.post(
    'updateHDPCalcMarketing',
    { userId, propertyAddress, propertyImageURL, propertyURL },
    () => undefined,
    { authenticated: true, errorOnly: true, keepalive: true },
  );
}
