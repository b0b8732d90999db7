import { readFooterFrame, type FooterData } from 'mortgage-domain/footer/footerData';
import { pageFramePath } from 'mortgage-domain/site/servicePaths';
import type { Api, ApiResult } from 'session-shared/session';

const footerFramePath = `${pageFramePath}?${new URLSearchParams({ footer: '{format:scriptOnly}' })}`;

/**
 * CAL-15: the script that loads the consent script, and what else the server says of the footer
 * (ENT-18).
 */
export const fetchFooterFrame = (api: Api): Promise<ApiResult<FooterData>> =>
  api.request(footerFramePath, readFooterFrame);
