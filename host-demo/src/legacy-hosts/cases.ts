/**
 * Hostile host pages: real libraries of their time, and pages that change the browser. A page's own files are in
 * `host-demo/legacy-cases/<name>/`. Source: faults F46 to F67; each row's test names its fault id (e2e/hostile/hostile.spec.ts).
 */

export interface LegacyCase {
  readonly name: string;
  /** None of the page that the others are compared with. */
  readonly fault: string;
  readonly title: string;
  /** Only the static view may be shown here (docs/embedding.md). */
  readonly failsClosed?: boolean;
  readonly doctype?: string;
  readonly htmlAttributes?: string;
  /** Of the response and the page; default utf-8. */
  readonly charset?: BufferEncoding;
  /** Content-Security-Policy; `{nonce}` becomes the nonce of the response. */
  readonly csp?: string;
  /** How the page includes the tags of header and footer. */
  readonly embed?:
    | 'head'
    | 'defer'
    | 'documentWrite'
    | 'afterLoad'
    | 'twiceTagged'
    | 'hiddenTwin'
    | 'saved';
  readonly sandbox?: string;
}

/** `{nonce}` becomes the nonce of the response. */
const strictPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'nonce-{nonce}'; base-uri 'none'; object-src 'none'";
const noncePolicy = `${strictPolicy}; script-src 'nonce-{nonce}'`;
const stylesPolicy = "default-src 'self'; script-src 'nonce-{nonce}'; style-src 'self'";
const strictDynamicPolicy = `${strictPolicy}; script-src 'nonce-{nonce}' 'strict-dynamic'`;
const trustedTypesPolicy = `${strictDynamicPolicy}; require-trusted-types-for 'script'`;
/** Our Trusted Types policies (docs/embedding.md). */
const ourPolicies =
  'demo-footer mortgage-embed mortgage-header_remote mortgage-footer_remote mortgage-session_shared mortgage-lender_advertising_remote';
const ourTypesPolicy = `${trustedTypesPolicy}; trusted-types ${ourPolicies}`;
const noTypesPolicy = `${trustedTypesPolicy}; trusted-types 'none'`;

type Row = readonly [name: string, fault: string, title: string, more?: Partial<LegacyCase>];

const rows: readonly Row[] = [
  ['clean', '', 'A page that does nothing unusual: the others are compared with it'],

  // Libraries
  ['jquery-bootstrap', 'F59', 'jQuery 1.12.4 with Bootstrap 3.4.1'],
  ['requirejs', 'F15', 'RequireJS 2.3.7'],
  ['yui', 'F15', 'YUI 3.18.1'],
  ['sugar', 'F46', 'Sugar 1.5.0, which extends the natives'],
  ['prototype', 'F46', 'Prototype 1.7.3'],
  ['prototype-1.6', 'F46', 'Natives replaced as Prototype 1.6 replaces them'],
  ['mootools', 'F47', 'MooTools 1.4.5 with its 1.2 compatibility'],
  ['mootools-bind', 'F47', 'Function#bind as MooTools 1.2 has it: the arguments in a list'],

  // The document
  ['quirks', 'F59', 'Quirks mode', { doctype: '' }],
  ['base-address', 'F60', 'A base address somewhere else'],
  ['windows-1252', 'F59', 'windows-1252', { charset: 'latin1' }],
  ['rtl', 'F59', 'Right to left', { htmlAttributes: 'dir="rtl" lang="ar"' }],
  ['old-viewport', 'F59', 'A body of least width, as high as the window'],

  // Style sheets
  ['font-10px', 'F59', 'html { font-size: 10px }'],
  ['border-box', 'F59', '* { box-sizing: border-box !important }'],
  ['css-wars', 'F59', 'Rules that match every element'],
  ['tokens', 'F59', "Custom properties with our tokens' names"],
  ['z-index', 'F59', 'A fixed bar at z-index 2147483647'],

  // Names that the browser gives away
  ['clobbered-current-script', 'F56', '<img name="currentScript">'],
  ['clobbered-head', 'F57', '<form name="head">'],
  ['clobbered-head-frame', 'F57', '<iframe name="head">'],
  ['clobbered-ids', 'F55', 'Ids that our code uses, too'],

  ['variables', 'F66', "Variables with constructors' names", { failsClosed: true }],
  ['keys', 'F63', 'Keys and presses that are cancelled outside of INPUT'],
  ['fast-click', 'F64', 'Touches that become clicks, as FastClick makes them'],
  ['modal', 'F67', 'A modal that takes the focus back'],

  // Natives
  ['enumerable-prototypes', 'F46', 'Enumerable additions to Object and Array'],
  ['frozen-object', 'F50', 'Object.prototype frozen'],
  ['frozen', 'F50', 'Prototypes of Array, Function and Promise frozen', { failsClosed: true }],
  ['no-symbol', 'F54', 'Symbol taken away', { failsClosed: true }],
  ['no-fetch', 'F51', 'fetch taken away'],
  ['wrapped-fetch', 'F51', 'fetch wrapped, and answering with something else'],
  ['broken-json', 'F52', 'JSON.stringify replaced'],
  ['no-promise-all', 'F53', 'Promise without all'],
  ['old-polyfills', 'F46', 'Old polyfills over what the browser has'],

  // Policies
  ['csp-nonce', 'F48', 'Scripts by nonce only', { csp: noncePolicy }],
  ['csp-strict-dynamic', 'F48', "Nonce and 'strict-dynamic'", { csp: strictDynamicPolicy }],
  ['csp-styles', 'F48', 'No inline styles', { csp: stylesPolicy }],
  ['trusted-types', 'F49', "require-trusted-types-for 'script'", { csp: ourTypesPolicy }],
  ['trusted-types-none', 'F49', "trusted-types 'none'", { failsClosed: true, csp: noTypesPolicy }],
  ['sandbox', 'F34', 'In a sandboxed frame', { sandbox: 'allow-scripts' }],

  // How the page includes the tags
  ['in-head', 'F21', 'Tags in the head', { embed: 'head' }],
  ['deferred', 'F21', 'Tags with defer', { embed: 'defer' }],
  ['document-write', 'F21', 'Tags by document.write', { embed: 'documentWrite' }],
  ['after-load', 'F21', 'Tags added after the load event', { embed: 'afterLoad' }],
  ['tags-twice', 'F15', 'Every tag twice', { embed: 'twiceTagged' }],
  ['saved-page', 'F62', 'A page saved with what we had added', { embed: 'saved' }],
  ['hidden-twin', 'F20', 'The element twice, the first one hidden', { embed: 'hiddenTwin' }],
];

export const legacyCases: readonly LegacyCase[] = rows.map(([name, fault, title, more]) => {
  return { name, fault, title, ...more };
});
