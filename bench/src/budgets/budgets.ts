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
  'header-remote/embed': { kilobytes: 11.7, why: `${loader}, menus and all, light and dark` },
  'header-remote/entry': {
    kilobytes: 18.9,
    why: 'menus, account menu, their actions, and notices of operators',
  },
  'footer-remote/embed': { kilobytes: 7.2, why: `${loader}, in two schemes` },
  'footer-remote/entry': { kilobytes: 8.5, why: 'the view of the footer' },
  'lender-advertising-remote/embed': { kilobytes: 11.7, why: `${loader}, seven sections` },
  'lender-advertising-remote/entry': { kilobytes: 19, why: 'the lead form with all its rules' },
  'access-denied-remote/embed': { kilobytes: 5.7, why: `${loader}, in two schemes` },
  'access-denied-remote/entry': { kilobytes: 6.3, why: 'the gate, and what it says while shut' },
  'embed/host': { kilobytes: 8.5, why: 'the container protocol, the host guard, retries' },
  'session-shared/entry': { kilobytes: 21.6, why: 'who the visitor is, and every call' },
  'session-shared/vendor': { kilobytes: 68.7, why: 'React, redux and sagas, once for a page' },
};

const header = {
  kilobytes: 144.3,
  scriptKilobytes: 501,
  requests: 7,
  depth: 3,
  nodes: 500,
  cls: 0,
};

export const pageBudgets: readonly PageBudget[] = [
  {
    ...header,
    name: 'header page',
    address: '/mortgage-rates/',
    why: 'header and footer by their tags: page host and session (98 KB) once, then 28 and 15 KB',
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
    kilobytes: 174.8,
    scriptKilobytes: 600,
    requests: 9,
    depth: 3,
    nodes: 680,
    cls: 0,
    why: 'the header page, and 29 KB of form and texts',
  },
  {
    name: 'gated page',
    address: '/mortgage/review-moderation/',
    kilobytes: 156,
    scriptKilobytes: 534,
    requests: 9,
    depth: 3,
    nodes: 510,
    cls: 0,
    why: 'the header page, and 11 KB of gate, shut here',
  },
];
