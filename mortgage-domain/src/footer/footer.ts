/** Footer data of the server. Source: ledger ENT-18, CAL-15, FTR-11, OPN-110; threats S01, S11. */
import * as v from 'valibot';
import { toSameOriginAddress } from '../links/href';
import { listOf } from '../wire/listOf';
import { safeHrefSchema } from '../links/safeHrefSchema';

const linkSchema = v.object({ text: v.string(), href: safeHrefSchema });
const links = v.optional(v.fallback(listOf(linkSchema), []), []);
export const footerDataSchema = v.object({
  links,
  brands: links,
  social: links,
  footerScript: v.optional(v.fallback(v.string(), ''), ''),
});
/** Links whose address is not allowed are dropped; `footerScript` is empty where there is none. */
export type FooterData = v.InferOutput<typeof footerDataSchema>;

/** Checks footer data that came over the network; throws where it is none. */
export const readFooterData = (json: unknown): FooterData => v.parse(footerDataSchema, json);

const footerScriptSchema = v.object({ footer: v.object({ js: v.string() }) });
/** The script of the page-frame answer, absolute; undefined where its origin is not the page's own (OPN-110). Throws where the answer has no footer. */
export const readFooterScript = (json: unknown, pageOrigin: string): string | undefined =>
  toSameOriginAddress(v.parse(footerScriptSchema, json).footer.js, pageOrigin);
