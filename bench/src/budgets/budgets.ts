/**
 * What may be loaded, in one table: counts, which are the same on every machine. `npm run e2e -- budgets`
 * holds them against the demo. A budget is raised where somebody has looked at what grew and found it
 * worth its bytes; it is lowered when something has become smaller.
 */

export interface BundleBudget {
  /** As it travels: brotli, without headers; 1 KB is 1024 bytes. */
  readonly kilobytes: number;
  readonly why: string;
}

/** What one page may ask of a visitor who comes for the first time. */
export interface PageBudget {
  readonly name: string;
  readonly address: string;
  /** Of our files, all that an anonymous visitor gets without doing anything. */
  readonly kilobytes: number;
  /** Our scripts as the main thread has to read them: blocking time follows them, and wobbles; they do not. */
  readonly scriptKilobytes: number;
  /** For our files alone. */
  readonly requests: number;
  /** Longest chain of requests that each had to wait for the one before, the page itself the first. */
  readonly depth: number;
  /** Elements in our shadow roots. */
  readonly nodes: number;
  /** Layout shift. */
  readonly cls: number;
  readonly why: string;
}

const loader = 'the loader, the pre-rendered view and the hashes of all files: what paints it';
const entry = 'its half of federation, and the list of its chunks with their hashes';

/** By `<workspace>/<name>`: `embed` is the `embed.js` of a remote, all others are its chunks. */
export const bundleBudgets: Readonly<Record<string, BundleBudget>> = {
  'header-remote/embed': { kilobytes: 10.6, why: `${loader}, menus and all` },
  'header-remote/entry': { kilobytes: 4.3, why: entry },
  'header-remote/mount': { kilobytes: 13.9, why: 'menus, account menu and what they do' },
  'footer-remote/embed': { kilobytes: 6.7, why: loader },
  'footer-remote/entry': { kilobytes: 4.2, why: entry },
  'footer-remote/mount': { kilobytes: 4.9, why: 'the view of the footer' },
  'lender-advertising-remote/embed': { kilobytes: 11, why: `${loader}, seven sections of it` },
  'lender-advertising-remote/entry': { kilobytes: 4.2, why: entry },
  'lender-advertising-remote/mount': { kilobytes: 15, why: 'the lead form with all its rules' },
  'access-denied-remote/embed': { kilobytes: 4.9, why: loader },
  'access-denied-remote/entry': { kilobytes: 4.2, why: entry },
  'access-denied-remote/mount': { kilobytes: 2.6, why: 'the gate, and what it says while shut' },
  'embed/host': { kilobytes: 25.6, why: "federation's runtime (16 KB), the host guard, retries" },
  'session-shared/entry': { kilobytes: 4.9, why: entry },
  'session-shared/session': { kilobytes: 17.2, why: 'who the visitor is, and every call' },
  'session-shared/vendor': { kilobytes: 68.8, why: 'React, redux and sagas, once for a page' },
};

const header = {
  kilobytes: 159.5,
  scriptKilobytes: 560,
  requests: 10,
  depth: 3,
  nodes: 500,
  cls: 0,
};

export const pageBudgets: readonly PageBudget[] = [
  {
    ...header,
    name: 'header page',
    address: '/mortgage-rates/',
    why: 'header and footer by their tags: page host and session (115 KB) once, then 28 and 15 KB',
  },
  {
    ...header,
    name: 'page with included shells',
    address: '/refinance/',
    why: 'the same files: their shells are in the HTML as well, and the tags still bring theirs',
  },
  {
    name: 'lender page',
    address: '/advertising/Mortgage.htm',
    kilobytes: 190,
    scriptKilobytes: 656,
    requests: 13,
    depth: 3,
    nodes: 680,
    cls: 0,
    why: 'the header page, and 29 KB of form and texts',
  },
  {
    name: 'gated page',
    address: '/mortgage/review-moderation/',
    kilobytes: 171,
    scriptKilobytes: 590,
    requests: 13,
    depth: 3,
    nodes: 510,
    cls: 0,
    why: 'the header page, and 11 KB of gate, shut here',
  },
];
