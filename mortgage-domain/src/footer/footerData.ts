/** Footer data of the server. Source: specification 3; ledger ENT-18; threat S01. */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { listOf } from '../wire/listOf';

const linkSchema = v.object({ text: v.string(), href: safeHrefSchema });
const links = v.optional(v.fallback(listOf(linkSchema), []), []);
const footerDataSchema = v.object({
  links,
  brands: links,
  social: links,
  footerScript: v.optional(v.fallback(v.string(), ''), ''),
});
/** Links whose address is not allowed are dropped; `footerScript` is empty where there is none. */
export type FooterData = v.InferOutput<typeof footerDataSchema>;

/** Checks footer data that came over the network; throws where it is none. */
export const readFooterData = (json: unknown): FooterData => v.parse(footerDataSchema, json);
