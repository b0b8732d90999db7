/**
 * The only list of remotes, from which all others take them: the contract's `RemoteName`, build and
 * publishing, the demo's origins, the doctor, lint and tests. To add one: docs/new-remote.md.
 *
 * `name`: its workspace. `element`: where it goes when its tag names no other place. `insertedAt`: the edge of `<body>` where it
 * makes that element itself on a page that has none; remotes without it are shown only where a page has a place for them.
 */
export const remotes = /** @type {const} */ ([
  { name: 'header-remote', element: '#site-header', insertedAt: 'start' },
  { name: 'footer-remote', element: '#site-footer', insertedAt: 'end' },
  { name: 'lender-advertising-remote', element: '#lender-onboarding' },
  { name: 'access-denied-remote', element: '#access-denied' },
]);

/** The workspace that carries the page's one session, and React for all. */
export const sessionWorkspace = 'session-shared';

/** All released workspaces, in the order for an empty target: each needs those before it. In no page's program. */
export const releasedWorkspaces = /* @__PURE__ */ [
  'embed',
  sessionWorkspace,
].concat(/* @__PURE__ */ remotes.map(({ name }) => name));

/** True for a workspace with a view, and so with a shell, an `embed.js` and a `shell.html`; also of another checkout. */
export const isRemote = (/** @type {string} */ workspace) =>
  workspace !== 'embed' && workspace !== sessionWorkspace;
