import type { Api, ApiResult } from '../api/contract';

/** The property that a visitor looked at in a calculator before signing in. */
export interface CalculatorProperty {
  /** Who the visitor was before signing in. */
  readonly userId?: string;
  readonly propertyAddress?: string;
  /** http(s) addresses. */
  readonly propertyImageURL?: string;
  readonly propertyURL?: string;
}

/** CAL-4, OPN-91: run after sign-in from a mortgage calculator; undefined when nothing is sent because one of the four is missing. */
export async function sendCalculatorMarketing(
  api: Api,
  { userId, propertyAddress, propertyImageURL, propertyURL }: CalculatorProperty,
): Promise<ApiResult<void> | undefined> {
  if (!userId || !propertyAddress || !propertyImageURL || !propertyURL) return undefined;
  return api.post(
    'updateHDPCalcMarketing',
    { userId, propertyAddress, propertyImageURL, propertyURL },
    () => undefined,
    { authenticated: true, errorOnly: true },
  );
}
