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
  /** A guest needs no React here. */
  readonly isWithoutReact?: true;
  readonly why: string;
}

const loader =
  'the loader, the pre-rendered view and the hashes of all files: this paints the view';

/** By `<workspace>/<name>`: `embed` is the `embed.js` of a remote, `entry` its container with all that a guest needs. */
export const bundleBudgets: Readonly<Record<string, BundleBudget>> = {
  'header-remote/embed': { kilobytes: 10.4, why: `${loader}: the bar, light and dark` },
  'header-remote/menus': { kilobytes: 1.2, why: 'the content of the menus' },
  'header-remote/entry': {
    kilobytes: 11.7,
    why: 'what the header does for a guest; its view is not in it',
  },
  'footer-remote/embed': { kilobytes: 8.2, why: `${loader}, in two schemes` },
  'footer-remote/entry': {
    kilobytes: 8.1,
    why: 'what the footer does for a guest; its view is not in it',
  },
  'lender-advertising-remote/embed': {
    kilobytes: 12.7,
    why: `${loader}, seven sections and all fields`,
  },
  'lender-advertising-remote/entry': { kilobytes: 21.2, why: 'the lead form with all its rules' },
  'access-denied-remote/embed': { kilobytes: 6.4, why: `${loader}, in two schemes` },
  'access-denied-remote/entry': { kilobytes: 7.5, why: 'the gate, and what it says while shut' },
  'embed/host': { kilobytes: 8.5, why: 'the container protocol, the host guard, retries' },
  'session-shared/entry': {
    kilobytes: 29.1,
    why: 'who the visitor is, every call, redux and sagas',
  },
  'session-shared/react': { kilobytes: 1.7, why: 'the session and the gate in a component tree' },
  'session-shared/vendor': { kilobytes: 60.5, why: 'React, once for a page' },
};

/** Federation's runtime is not among its files, either. */
const header = {
  kilobytes: 76.8,
  scriptKilobytes: 258,
  requests: 7,
  depth: 3,
  nodes: 500,
  cls: 0,
  isWithoutReact: true,
} as const;

export const pageBudgets: readonly PageBudget[] = [
  {
    ...header,
    name: 'header page',
    address: '/mortgage-rates/',
    why: 'header and footer by their tags: page host and session (37 KB) once, then 23 and 16 KB',
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
    kilobytes: 172.5,
    scriptKilobytes: 595,
    requests: 11,
    depth: 4,
    nodes: 680,
    cls: 0,
    why: 'the header page, React (62 KB), and 33 KB of form and texts; the page host requests the header last',
  },
  {
    name: 'gated page',
    address: '/mortgage/review-moderation/',
    kilobytes: 152.5,
    scriptKilobytes: 521,
    requests: 11,
    depth: 4,
    nodes: 510,
    cls: 0,
    why: 'the header page, React (62 KB), and 13 KB of gate, shut here; the page host requests the header last',
  },
];
