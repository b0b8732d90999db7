/**
 * Features of newer browsers that the remotes use, in the words of docs/browsers.md. floor.spec.ts takes each of them
 * away from Chromium, one at a time and all together.
 */
export interface BrowserNeed {
  readonly name: string;
  /** The first versions that have it. */
  readonly since: string;
  readonly use: string;
  /** What people get without it. */
  readonly without: string;
}

export const changesNothing = 'nothing changes';
const staysStatic =
  'header and footer are the static view: links and menus work, Sign In leads to the sign-in page';

export const browserNeeds = [
  {
    name: 'Popover API',
    since: 'Chrome 114, Firefox 125, Safari 17',
    use: 'menus',
    without: 'a menu is open while it or its button has the focus, on the bar also under the mouse',
  },
  {
    name: 'exclusive `<details>`',
    since: 'Chrome 120, Firefox 130, Safari 17.2',
    use: 'sections of the mobile menu, one open at a time',
    without: 'script closes the others',
  },
  {
    name: 'constructable style sheets',
    since: 'Chrome 99, Firefox 101, Safari 16.4',
    use: 'styles in shadow roots',
    without: staysStatic,
  },
  {
    name: 'declarative shadow DOM',
    since: 'Chrome 111, Firefox 123, Safari 16.4',
    use: '`shell.html` at first paint',
    without: 'the view is painted when `embed.js` runs',
  },
  {
    name: 'container queries',
    since: 'Chrome 105, Firefox 110, Safari 16',
    use: 'bar or mobile menu, by the room there is',
    without: 'the mobile header at every width',
  },
  {
    name: 'anchor positioning',
    since: 'Chrome 125, Firefox 147, Safari 26',
    use: 'menus below their buttons',
    without: 'menus are placed by script',
  },
  {
    name: '`AbortSignal.any`',
    since: 'Chrome 116, Firefox 124, Safari 17.4',
    use: 'nothing: calls end by hand',
    without: changesNothing,
  },
  {
    name: '`BroadcastChannel`',
    since: 'Chrome 54, Firefox 38, Safari 15.4',
    use: 'one sign-in for all tabs',
    without: 'each tab is by itself',
  },
  {
    name: 'Web Locks',
    since: 'Chrome 69, Firefox 96, Safari 15.4',
    use: 'one connection for the Inbox, for all tabs',
    without: 'each tab is by itself',
  },
  {
    name: 'Navigation API',
    since: 'Chrome 102, Firefox 147, Safari 26.2',
    use: 'pages that navigate without a reload',
    without: 'a new address is noticed with the next click, key or title of the page',
  },
  {
    name: '`scheduler`',
    since: 'Chrome 94, Firefox 142',
    use: 'nothing',
    without: changesNothing,
  },
  {
    name: '`URL.canParse`',
    since: 'Chrome 120, Firefox 115, Safari 17',
    use: 'nothing',
    without: changesNothing,
  },
  {
    name: '`Promise.withResolvers`',
    since: 'Chrome 119, Firefox 121, Safari 17.4',
    use: 'nothing',
    without: changesNothing,
  },
] as const satisfies readonly BrowserNeed[];

export type BrowserNeedName = (typeof browserNeeds)[number]['name'];
