/**
 * Hostile host pages, one per row: real libraries of their time, and what pages do to the browser they run in. What a page
 * itself brings lies in `host-demo/legacy-cases/<name>/`. Source: faults F46 to F60; each row's test bears its fault id
 * (e2e/hostile/hostile.spec.ts).
 */
import { ourPolicies, strictDynamicPolicy, strictPolicy, trustedTypesPolicy } from './policies';

export interface LegacyCase {
  /** `/legacy/<name>`. */
  readonly name: string;
  /** Rows of docs/faults.md. */
  readonly faults: readonly string[];
  readonly title: string;
  /** Only the static view may be shown here (docs/embedding.md). */
  readonly failsClosed?: boolean;
  readonly doctype?: string;
  readonly htmlAttributes?: string;
  /** Of the response and the page; default utf-8. */
  readonly charset?: BufferEncoding;
  /** Content-Security-Policy; `{nonce}` becomes the nonce of the response. */
  readonly csp?: string;
  /** How the tags of header and footer stand in the page. */
  readonly embed?:
    'async' | 'head' | 'defer' | 'documentWrite' | 'afterLoad' | 'twiceTagged' | 'hiddenTwin';
  /** The page is shown in a sandboxed frame. */
  readonly sandbox?: string;
}

export const legacyCases: readonly LegacyCase[] = [
  {
    name: 'clean',
    faults: [],
    title: 'A page that does nothing unusual: the others are compared with it',
  },

  // Libraries
  { name: 'jquery-bootstrap', faults: ['F59'], title: 'jQuery 1.12.4 with Bootstrap 3.4.1' },
  { name: 'requirejs', faults: ['F15'], title: 'RequireJS 2.3.7' },
  { name: 'yui', faults: ['F15'], title: 'YUI 3.18.1' },
  { name: 'sugar', faults: ['F46'], title: 'Sugar 1.5.0, which extends the natives' },
  { name: 'prototype', faults: ['F46'], title: 'Prototype 1.7.3' },
  {
    name: 'prototype-1.6',
    faults: ['F46'],
    title: 'Natives replaced as Prototype 1.6 replaces them',
  },
  { name: 'mootools', faults: ['F47'], title: 'MooTools 1.4.5 with its 1.2 compatibility' },
  {
    name: 'mootools-bind',
    faults: ['F47'],
    title: 'Function#bind as MooTools 1.2 has it: the arguments in a list',
  },

  // The document
  { name: 'quirks', faults: ['F59'], title: 'Quirks mode', doctype: '' },
  { name: 'base-address', faults: ['F60'], title: 'A base address somewhere else' },
  { name: 'windows-1252', faults: ['F59'], title: 'windows-1252', charset: 'latin1' },
  { name: 'rtl', faults: ['F59'], title: 'Right to left', htmlAttributes: 'dir="rtl" lang="ar"' },
  { name: 'old-viewport', faults: ['F59'], title: 'A body of least width, as high as the window' },

  // Style sheets
  { name: 'font-10px', faults: ['F59'], title: 'html { font-size: 10px }' },
  { name: 'border-box', faults: ['F59'], title: '* { box-sizing: border-box !important }' },
  { name: 'css-wars', faults: ['F59'], title: 'Rules that mean everybody' },
  { name: 'z-index', faults: ['F59'], title: 'A fixed bar at z-index 2147483647' },

  // Names that the browser gives away
  { name: 'clobbered-current-script', faults: ['F56'], title: '<img name="currentScript">' },
  { name: 'clobbered-head', faults: ['F57'], title: '<form name="head">' },
  { name: 'clobbered-head-frame', faults: ['F57'], title: '<iframe name="head">' },
  { name: 'clobbered-ids', faults: ['F55'], title: 'Ids that are names of ours' },

  // Natives
  {
    name: 'enumerable-prototypes',
    faults: ['F46'],
    title: 'Enumerable additions to Object and Array',
  },
  { name: 'frozen-object', faults: ['F50'], title: 'Object.prototype frozen' },
  {
    name: 'frozen',
    faults: ['F50'],
    title: 'Prototypes of Array, Function and Promise frozen',
    failsClosed: true,
  },
  { name: 'no-symbol', faults: ['F54'], title: 'Symbol taken away', failsClosed: true },
  { name: 'no-fetch', faults: ['F51'], title: 'fetch taken away' },
  {
    name: 'wrapped-fetch',
    faults: ['F51'],
    title: 'fetch wrapped, and answering with something else',
  },
  { name: 'broken-json', faults: ['F52'], title: 'JSON.stringify replaced' },
  { name: 'no-promise-all', faults: ['F53'], title: 'Promise without all' },
  { name: 'old-polyfills', faults: ['F46'], title: 'Old polyfills over what the browser has' },

  // Policies
  {
    name: 'csp-nonce',
    faults: ['F48'],
    title: 'Scripts by nonce only',
    csp: `${strictPolicy}; script-src 'nonce-{nonce}'`,
  },
  {
    name: 'csp-strict-dynamic',
    faults: ['F48'],
    title: "Nonce and 'strict-dynamic'",
    csp: strictDynamicPolicy,
  },
  {
    name: 'csp-styles',
    faults: ['F48'],
    title: 'No inline styles',
    csp: "default-src 'self'; script-src 'nonce-{nonce}'; style-src 'self'",
  },
  {
    name: 'trusted-types',
    faults: ['F49'],
    title: "require-trusted-types-for 'script'",
    csp: `${trustedTypesPolicy}; trusted-types ${ourPolicies}`,
  },
  {
    name: 'trusted-types-none',
    faults: ['F49'],
    title: "trusted-types 'none'",
    failsClosed: true,
    csp: `${trustedTypesPolicy}; trusted-types 'none'`,
  },
  { name: 'sandbox', faults: ['F34'], title: 'In a sandboxed frame', sandbox: 'allow-scripts' },

  // How the tags stand
  { name: 'in-head', faults: ['F21'], title: 'Tags in the head', embed: 'head' },
  { name: 'deferred', faults: ['F21'], title: 'Tags with defer', embed: 'defer' },
  {
    name: 'document-write',
    faults: ['F21'],
    title: 'Tags by document.write',
    embed: 'documentWrite',
  },
  {
    name: 'after-load',
    faults: ['F21'],
    title: 'Tags added after the load event',
    embed: 'afterLoad',
  },
  { name: 'tags-twice', faults: ['F15'], title: 'Every tag twice', embed: 'twiceTagged' },
  {
    name: 'hidden-twin',
    faults: ['F20'],
    title: 'The element twice, the first one hidden',
    embed: 'hiddenTwin',
  },
];
