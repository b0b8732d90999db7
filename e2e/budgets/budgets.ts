/**
 * The budgets of bundles and pages. They count bytes and requests, which are the same on every machine.
 * `npm run e2e -- budgets` compares the demo with them. Raise a budget only after you have looked at the growth and
 * found it worth its bytes; lower it when a bundle has become smaller.
 */

export interface PageBudget {
  readonly name: string;
  readonly address: string;
  readonly limits: Figures;
  /** The HTML brings the views, and browsers paint it as it arrives: only shifts after that are ours. */
  readonly isStreamed?: true;
  readonly why: string;
}

export interface Figures {
  /** Of our files, all that an anonymous visitor gets without doing anything. */
  readonly kilobytes: number;
  /** Our scripts as the main thread has to read them: blocking time follows them, and wobbles; they do not. */
  readonly scriptKilobytes: number;
  readonly requests: number;
  /** Longest chain of requests that each had to wait for the one before, the page itself the first. */
  readonly depth: number;
  readonly nodes: number;
  readonly cls: number;
}

const loader =
  'the loader, which waits for a late element and holds a footer back, the pre-rendered view and the hashes of all files: this paints the view';

/**
 * By `<workspace>/<name>`: `embed` is the `embed.js` of a remote, `entry` its container with all that a guest needs. In
 * KB of 1024 bytes as they travel: brotli, without headers.
 */
export const bundleBudgets: Readonly<
  Record<string, readonly [kilobytes: number, why: string]>
> = {
  'header-remote/embed': [
    9.1,
    `${loader}: the bar, light and dark, the notice of an impersonation, and the mark of a failed start`,
  ],
  'header-remote/menus': [
    2.8,
    'the content of the menus, whose lists name their titles, and their styles',
  ],
  'header-remote/entry': [
    12,
    'what the header does for a guest, and who acts for whom; its view is not in it',
  ],
  'footer-remote/embed': [8.7, `${loader}, in two schemes`],
  'footer-remote/entry': [
    7.6,
    'what the footer does for a guest, who has the footer script asked before it runs; its view is not in it',
  ],
  'lender-advertising-remote/embed': [
    13.5,
    `${loader}, seven sections and all fields, and what they say without their program; its hashes move it by 0.05`,
  ],
  'lender-advertising-remote/entry': [21.5, 'the lead form with all its rules'],
  'access-denied-remote/embed': [
    7.6,
    `${loader}, in two schemes, and what it says without its program`,
  ],
  'access-denied-remote/entry': [7.3, 'the gate, and its text while closed'],
  'embed/host': [
    10.6,
    "the container protocol, the host guard, retries, the first call, links on the page's own host, events that the page cancels",
  ],
  'session-shared/entry': [
    25.4,
    "who the visitor is, every call on the page's own host, redux and sagas",
  ],
  'session-shared/react': [
    2.2,
    'the session and the gate in a component tree, with the names of permissions',
  ],
  'session-shared/vendor': [
    61.9,
    'React and the selectors of views, once for a page',
  ],
};

/** Federation's runtime is not among its files, and React does not fit: a guest needs neither. */
const header = {
  kilobytes: 76.1,
  scriptKilobytes: 238,
  requests: 7,
  depth: 3,
  nodes: 500,
  cls: 0,
};
const withReact = { ...header, requests: 11, depth: 4 };

export const pageBudgets: readonly PageBudget[] = [
  {
    name: 'header page',
    address: '/mortgage-rates/',
    limits: header,
    why: 'header and footer by their tags: page host and session (34 KB) once, then 22 and 15 KB',
  },
  {
    name: 'page with included shells',
    address: '/refinance/',
    limits: header,
    isStreamed: true,
    why: 'the same files: their shells are in the HTML as well, and the tags still bring theirs',
  },
  {
    name: 'lender page',
    address: '/advertising/Mortgage.htm',
    limits: {
      ...withReact,
      kilobytes: 172.3,
      scriptKilobytes: 576,
      nodes: 680,
    },
    why: 'the header page, React (64 KB), and 34 KB of form and texts; the page host requests the header last',
  },
  {
    name: 'gated page',
    address: '/mortgage/review-moderation/',
    limits: {
      ...withReact,
      kilobytes: 152.1,
      scriptKilobytes: 498,
      nodes: 510,
    },
    isStreamed: true,
    why: 'the header page, React (64 KB), and 13 KB of gate, shut here; the page host requests the header last',
  },
];
