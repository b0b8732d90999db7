import {
  readRegisteredLender,
  registeredLenderFields,
  type RegisteredLender,
} from 'mortgage-domain/lenders/registeredLender';
import type { Api, ApiResult } from 'session-shared/session';

/** CAL-9. */
export const fetchRegisteredLender = (
  api: Api,
  lenderId: string,
): Promise<ApiResult<RegisteredLender>> =>
  api.post(
    'getRegisteredLender',
    { lenderRef: { lenderId }, fields: registeredLenderFields },
    readRegisteredLender,
    { authenticated: true, errorOnly: true },
  );
