/**
 * Hostile host pages, one per row: real libraries of their time, and what pages do to the browser they run in.
 * Source: faults F46 to F60. Each row's test bears its fault id (e2e/hostile.spec.ts).
 */
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
  /** Markup of the head, before anything of ours; `{nonce}` stands for the nonce of this response. */
  readonly head?: string;
  /** Markup before the header's element. */
  readonly before?: string;
  /** Markup at the end of the page's own content. */
  readonly content?: string;
  /** Content-Security-Policy; `{nonce}` as above. */
  readonly csp?: string;
  /** How the tags of header and footer stand in the page. */
  readonly embed?:
    'async' | 'head' | 'defer' | 'documentWrite' | 'afterLoad' | 'twiceTagged' | 'hiddenTwin';
  /** The page is shown in a sandboxed frame. */
  readonly sandbox?: string;
}

const library = (file: string): string =>
  `<script src="/legacy/lib/${file}" nonce="{nonce}"></script>`;
const script = (code: string): string => `<script nonce="{nonce}">${code}</script>`;
const style = (css: string): string => `<style nonce="{nonce}">${css}</style>`;
const strictPolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'nonce-{nonce}'; base-uri 'none'; object-src 'none'";
/** Trusted Types policies of ours (docs/embedding.md). */
const ourPolicies =
  'demo-footer mortgage-embed mortgage-header_remote mortgage-footer_remote mortgage-session_shared mortgage-lender_advertising_remote';

export const legacyCases: readonly LegacyCase[] = [
  {
    name: 'clean',
    faults: [],
    title: 'A page that does nothing unusual: the others are compared with it',
  },

  // Libraries
  {
    name: 'jquery-bootstrap',
    faults: ['F59'],
    title: 'jQuery 1.12.4 with Bootstrap 3.4.1',
    head: `<link rel="stylesheet" href="/legacy/lib/bootstrap.css">${library('jquery.js')}${library('bootstrap.js')}`,
    content:
      '<div class="dropdown"><button class="btn btn-default dropdown-toggle" data-toggle="dropdown">More</button><ul class="dropdown-menu"><li><a href="#a">One</a></li></ul></div>',
  },
  {
    name: 'requirejs',
    faults: ['F15'],
    title: 'RequireJS 2.3.7',
    head:
      library('require.js') +
      script("define('page/sum', [], function () { return function (a, b) { return a + b; }; });"),
  },
  {
    name: 'yui',
    faults: ['F15'],
    title: 'YUI 3.18.1',
    head:
      library('yui/yui/yui-min.js') +
      script(
        "window.hostReady = new Promise(function (done) { YUI({ base: '/legacy/lib/yui/', combine: false }).use('node', function (Y) { window.hostY = Y; done(); }); });",
      ),
  },
  {
    name: 'sugar',
    faults: ['F46'],
    title: 'Sugar 1.5.0, which extends the natives',
    head: library('sugar.js'),
  },
  { name: 'prototype', faults: ['F46'], title: 'Prototype 1.7.3', head: library('prototype.js') },
  {
    name: 'prototype-1.6',
    faults: ['F46'],
    title: 'Natives replaced as Prototype 1.6 replaces them',
    head: script(`
    var $A = function (list) { if (!list) return []; if (list.toArray) return list.toArray(); var length = list.length || 0, results = new Array(length); while (length--) results[length] = list[length]; return results; };
    Array.from = $A;
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.prototype.toJSON = function () { var results = []; for (var i = 0; i < this.length; i++) results.push(JSON.stringify(this[i])); return '[' + results.join(', ') + ']'; };
    String.prototype.toJSON = function () { return this.valueOf(); };
    Function.prototype.bind = function () { if (arguments.length < 2 && typeof arguments[0] === 'undefined') return this; var method = this, args = $A(arguments), object = args.shift(); return function () { return method.apply(object, args.concat($A(arguments))); }; };`),
  },
  {
    name: 'mootools',
    faults: ['F47'],
    title: 'MooTools 1.4.5 with its 1.2 compatibility',
    head: library('mootools.js'),
  },
  {
    name: 'mootools-bind',
    faults: ['F47'],
    title: 'Function#bind as MooTools 1.2 has it: the arguments in a list',
    head: script(
      'Function.prototype.bind = function (object, args) { var method = this; return function () { return method.apply(object, args == null ? arguments : (args instanceof Array ? args : [args])); }; };',
    ),
  },

  // The document
  { name: 'quirks', faults: ['F59'], title: 'Quirks mode', doctype: '' },
  {
    name: 'base-address',
    faults: ['F60'],
    title: 'A base address somewhere else',
    head: '<base href="/deep/other/">',
  },
  {
    name: 'windows-1252',
    faults: ['F59'],
    title: 'windows-1252',
    charset: 'latin1',
    content: '<p id="umlauts">Z\u00fcrich \u00a9 caf\u00e9</p>',
  },
  { name: 'rtl', faults: ['F59'], title: 'Right to left', htmlAttributes: 'dir="rtl" lang="ar"' },
  {
    name: 'old-viewport',
    faults: ['F59'],
    title: 'A body of least width, as high as the window',
    head: style(
      'html { height: 100%; } body { min-width: 960px; margin: 0 !important; position: relative; overflow: visible; }',
    ),
  },

  // Style sheets
  {
    name: 'font-10px',
    faults: ['F59'],
    title: 'html { font-size: 10px }',
    head: style('html { font-size: 10px; } body { font-size: 1.4rem; }'),
  },
  {
    name: 'border-box',
    faults: ['F59'],
    title: '* { box-sizing: border-box !important }',
    head: style('*, *::before, *::after { box-sizing: border-box !important; }'),
  },
  {
    name: 'css-wars',
    faults: ['F59'],
    title: 'Rules that mean everybody',
    head: style(`
    * { letter-spacing: 2px !important; text-transform: uppercase !important; line-height: 3 !important; font-family: monospace !important; }
    a { color: red !important; text-decoration: line-through !important; display: block !important; } button { all: unset !important; }
    .header, header, nav, footer, ul, [popover], dialog { display: none !important; } div { transition: all 5s !important; }
    div:not(#x) { color: #c00 !important; text-align: right !important; } svg { width: 3px !important; } ::selection { background: lime; }`),
  },
  {
    name: 'z-index',
    faults: ['F59'],
    title: 'A fixed bar at z-index 2147483647',
    content:
      '<div id="bar" style="position:fixed;inset:auto 0 0 0;height:40px;background:#ffc;z-index:2147483647">On top of everything</div>',
  },

  // Names that the browser gives away
  {
    name: 'clobbered-current-script',
    faults: ['F56'],
    title: '<img name="currentScript">',
    before: '<img name="currentScript" alt="">',
  },
  {
    name: 'clobbered-head',
    faults: ['F57'],
    title: '<form name="head">',
    before: '<form name="head"><input name="q"></form>',
  },
  {
    name: 'clobbered-head-frame',
    faults: ['F57'],
    title: '<iframe name="head">',
    before: '<iframe name="head" hidden></iframe>',
  },
  {
    name: 'clobbered-ids',
    faults: ['F55'],
    title: 'Ids that are names of ours',
    before: ['zm_session', 'mortgageEmbed', 'header_remote', 'session_shared', 'mortgage_page']
      .map((id) => `<form id="${id}"><input name="on"></form>`)
      .join(''),
  },

  // Natives
  {
    name: 'enumerable-prototypes',
    faults: ['F46'],
    title: 'Enumerable additions to Object and Array',
    head: script(
      'Object.prototype.extend = function () { return this; }; Array.prototype.last = function () { return this[this.length - 1]; };',
    ),
  },
  {
    name: 'frozen-object',
    faults: ['F50'],
    title: 'Object.prototype frozen',
    head: script('Object.freeze(Object.prototype);'),
  },
  {
    name: 'frozen',
    faults: ['F50'],
    title: 'Prototypes of Array, Function and Promise frozen',
    failsClosed: true,
    head: script(
      '[Array, Function, Promise].forEach(function (one) { Object.freeze(one.prototype); });',
    ),
  },
  {
    name: 'no-symbol',
    faults: ['F54'],
    title: 'Symbol taken away',
    failsClosed: true,
    head: script('window.Symbol = undefined;'),
  },
  {
    name: 'no-fetch',
    faults: ['F51'],
    title: 'fetch taken away',
    head: script('window.fetch = undefined;'),
  },
  {
    name: 'wrapped-fetch',
    faults: ['F51'],
    title: 'fetch wrapped, and answering with something else',
    head: script(
      "window.hostFetches = 0; window.fetch = function () { window.hostFetches++; return { then: function (done) { done({ ok: true, text: function () { return 'host'; } }); } }; };",
    ),
  },
  {
    name: 'broken-json',
    faults: ['F52'],
    title: 'JSON.stringify replaced',
    head: script("JSON.stringify = function () { return 'BROKEN'; };"),
  },
  {
    name: 'no-promise-all',
    faults: ['F53'],
    title: 'Promise without all',
    head: script('delete Promise.all; delete Promise.allSettled;'),
  },
  {
    name: 'old-polyfills',
    faults: ['F46'],
    title: 'Old polyfills over what the browser has',
    head: script(`
    Object.keys = function (object) { var keys = []; for (var key in object) if (object.hasOwnProperty(key)) keys.push(key); return keys; };
    Array.prototype.map = function (fn) { var list = []; for (var i = 0; i < this.length; i++) list.push(fn(this[i])); return list; };
    Array.prototype.includes = function (one) { return this.indexOf(one) > 0; };
    Object.assign = function (target, source) { for (var key in source) target[key] = source[key]; return target; };`),
  },

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
    csp: `${strictPolicy}; script-src 'nonce-{nonce}' 'strict-dynamic'`,
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
    csp: `${strictPolicy}; script-src 'nonce-{nonce}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types ${ourPolicies}`,
  },
  {
    name: 'trusted-types-none',
    faults: ['F49'],
    title: "trusted-types 'none'",
    failsClosed: true,
    csp: `${strictPolicy}; script-src 'nonce-{nonce}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'`,
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
