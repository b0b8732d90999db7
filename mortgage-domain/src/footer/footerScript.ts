/** The script that the footer brings: it loads the consent script. Source: specification 7; ledger CAL-15, FTR-11, OPN-110; threat S11. */
import * as v from 'valibot';
import { toSameOriginAddress } from '../links/redirect';

const footerScriptSchema = v.object({ footer: v.object({ js: v.string() }) });

/** The script's absolute address; undefined where its origin is not the page's own. Throws where the page-frame answer has no footer. */
export const readFooterScript = (json: unknown, pageOrigin: string): string | undefined =>
  toSameOriginAddress(v.parse(footerScriptSchema, json).footer.js, pageOrigin);
