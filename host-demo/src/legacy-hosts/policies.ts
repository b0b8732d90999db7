/** Content-Security-Policies of the hostile pages; `{nonce}` becomes the nonce of the response. @source faults F48, F49 */

export const strictPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'nonce-{nonce}'; base-uri 'none'; object-src 'none'";
export const strictDynamicPolicy = `${strictPolicy}; script-src 'nonce-{nonce}' 'strict-dynamic'`;
export const trustedTypesPolicy = `${strictDynamicPolicy}; require-trusted-types-for 'script'`;

/** Our Trusted Types policies (docs/embedding.md). */
export const ourPolicies =
  'demo-footer mortgage-embed mortgage-header_remote mortgage-footer_remote mortgage-session_shared mortgage-lender_advertising_remote';
