/**
 * Hostile host pages: real libraries of their time, and pages that change the browser. `cases.json` lists them; a
 * page's own files are in `host-demo/legacy-cases/<name>/`. Source: faults F46 to F67; each row's test names its fault
 * id (e2e/hostile/hostile.spec.ts).
 */
import * as v from 'valibot';
import cases from './cases.json' with { type: 'json' };

const strictPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'nonce-{nonce}'; base-uri 'none'; object-src 'none'";
const strictDynamicPolicy = `${strictPolicy}; script-src 'nonce-{nonce}' 'strict-dynamic'`;
const trustedTypesPolicy = `${strictDynamicPolicy}; require-trusted-types-for 'script'`;
/** Our Trusted Types policies (docs/embedding.md). */
const ourPolicies =
  'demo-footer mortgage-embed mortgage-header_remote mortgage-footer_remote mortgage-session_shared mortgage-lender_advertising_remote';

/** Values of Content-Security-Policy; `{nonce}` becomes the nonce of the response. */
const policies = {
  nonce: `${strictPolicy}; script-src 'nonce-{nonce}'`,
  strictDynamic: strictDynamicPolicy,
  styles: "default-src 'self'; script-src 'nonce-{nonce}'; style-src 'self'",
  ourTypes: `${trustedTypesPolicy}; trusted-types ${ourPolicies}`,
  noTypes: `${trustedTypesPolicy}; trusted-types 'none'`,
};
const policySchema = v.pipe(
  v.picklist(Object.keys(policies) as (keyof typeof policies)[]),
  v.transform((name) => policies[name]),
);

const caseSchema = v.strictObject({
  name: v.string(),
  /** None of the page that the others are compared with. */
  fault: v.string(),
  title: v.string(),
  /** Only the static view may be shown here (docs/embedding.md). */
  failsClosed: v.optional(v.boolean()),
  doctype: v.optional(v.string()),
  htmlAttributes: v.optional(v.string()),
  /** Of the response and the page; default utf-8. */
  charset: v.optional(v.literal('latin1')),
  csp: v.optional(policySchema),
  /** How the page includes the tags of header and footer. */
  embed: v.optional(
    v.picklist([
      'head',
      'defer',
      'documentWrite',
      'afterLoad',
      'twiceTagged',
      'hiddenTwin',
      'saved',
    ]),
  ),
  sandbox: v.optional(v.string()),
});
export type LegacyCase = Readonly<v.InferOutput<typeof caseSchema>>;

export const legacyCases: readonly LegacyCase[] = v.parse(
  v.array(caseSchema),
  Object.values(cases).flat(),
);
