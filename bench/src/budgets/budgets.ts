/**
 * The budgets of bundles and pages. They count bytes and requests, which are the same on every machine.
 * `npm run e2e -- budgets` compares the demo with them. Raise a budget only after you have looked at the growth and found it
 * worth its bytes; lower it when a bundle has become smaller.
 */

export interface BundleBudget {
  /** As it travels: brotli, without headers; 1 KB is 1024 bytes. */
  readonly kilobytes: number;
  readonly why: string;
}

/** The budget of one page for a first visit. */
export interface PageBudget {
  readonly name: string;
  readonly address: string;
  /** Of our files, all that an anonymous visitor gets without doing anything. */
  readonly kilobytes: number;
  /** Our scripts as the main thread has to read them: blocking time follows them, and wobbles; they do not. */
  readonly scriptKilobytes: number;
  /** For our scripts alone. */
  readonly requests: number;
  /** Longest chain of requests that each had to wait for the one before, the page itself the first. */
  readonly depth: number;
  /** Elements in our shadow roots. */
  readonly nodes: number;
  /** Layout shift. */
  readonly cls: number;
  /** The HTML brings the views, and browsers paint it as it arrives: only shifts after that are ours. */
  readonly isStreamed?: true;
  readonly why: string;
}

const loader =
  'the loader, the pre-rendered view and the hashes of all files: this paints the view';

/** By `<workspace>/<name>`: `embed` is the `embed.js` of a remote, `entry` its container with all of its first view. */
export const bundleBudgets: Readonly<Record<string, BundleBudget>> = {
  'header-remote/embed': { kilobytes: 11.8, why: `${loader}, menus and all, light and dark` },
  'header-remote/entry': {
    kilobytes: 19.2,
    why: 'menus, account menu, their actions, and notices of operators',
  },
  'footer-remote/embed': { kilobytes: 7.3, why: `${loader}, in two schemes` },
  'footer-remote/entry': { kilobytes: 8.8, why: 'the view of the footer' },
  'lender-advertising-remote/embed': { kilobytes: 11.8, why: `${loader}, seven sections` },
  'lender-advertising-remote/entry': { kilobytes: 19, why: 'the lead form with all its rules' },
  'access-denied-remote/embed': { kilobytes: 5.8, why: `${loader}, in two schemes` },
  'access-denied-remote/entry': { kilobytes: 6.3, why: 'the gate, and what it says while shut' },
  'embed/host': { kilobytes: 8.5, why: 'the container protocol, the host guard, retries' },
  'session-shared/entry': {
    kilobytes: 29.1,
    why: 'who the visitor is, every call, redux and sagas',
  },
  'session-shared/react': { kilobytes: 1.7, why: 'the session and the gate in a component tree' },
  'session-shared/vendor': { kilobytes: 60.5, why: 'React, once for a page' },
};

const header = {
  kilobytes: 146,
  scriptKilobytes: 501,
  requests: 8,
  depth: 3,
  nodes: 500,
  cls: 0,
};

export const pageBudgets: readonly PageBudget[] = [
  {
    ...header,
    name: 'header page',
    address: '/mortgage-rates/',
    why: 'header and footer by their tags: page host and session (99 KB) once, then 31 and 16 KB',
  },
  {
    ...header,
    name: 'page with included shells',
    address: '/refinance/',
    isStreamed: true,
    why: 'the same files: their shells are in the HTML as well, and the tags still bring theirs',
  },
  {
    name: 'lender page',
    address: '/advertising/Mortgage.htm',
    kilobytes: 176.7,
    scriptKilobytes: 603,
    requests: 10,
    depth: 3,
    nodes: 680,
    cls: 0,
    why: 'the header page, and 31 KB of form and texts',
  },
  {
    name: 'gated page',
    address: '/mortgage/review-moderation/',
    kilobytes: 157.8,
    scriptKilobytes: 532,
    requests: 10,
    depth: 3,
    nodes: 510,
    cls: 0,
    why: 'the header page, and 12 KB of gate, shut here',
  },
];
