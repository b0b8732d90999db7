import { readFooterScript } from 'mortgage-domain/footer/footerScript';
import type { Api, ApiResult } from 'session-shared/session';

const footerScriptPath = `/ajax/nav/PageFrame.htm?${new URLSearchParams({ footer: '{format:scriptOnly}' })}`;

/**
 * CAL-15: address of the script that loads the consent script; undefined where it is not on the
 * page's own origin (OPN-110).
 */
export const fetchFooterScript = (
  api: Api,
  pageOrigin: string,
): Promise<ApiResult<string | undefined>> =>
  api.request(footerScriptPath, (json) => readFooterScript(json, pageOrigin));
