import type { PageState } from '../page/pageState';

/** This container's own webpack runtime: `p` is where its chunks lie, `nc` the nonce they are asked for with, `u` the file of a chunk. */
declare const __webpack_require__: {
  p: string;
  nc?: string;
  u: (chunk: string | number) => string;
};
declare const __RELEASE_VERSION__: string;

// Federation may initialize a container more than once.
const fileOf = __webpack_require__.u;

/** The options that a build gives to federation: this container's name, and the containers it asks for. */
interface ContainerOptions {
  readonly name: string;
  readonly remotes?: readonly { readonly name: string }[];
}

/** Tells a container where its own chunks and its session lie on this page. */
export function locateContainer(page: PageState, { name, remotes = [] }: ContainerOptions): void {
  const releases = Object.values(page.releases);
  const own = releases.find(
    ({ container, version }) => container === name && version === __RELEASE_VERSION__,
  );
  // A page may clobber `document.currentScript`: where our files lie is known, not guessed. Only where another release of this
  // remote came first it is guessed: from `remoteEntry.js`, which lies beside the version folders.
  if (own) {
    __webpack_require__.p = own.base;
    // A file that failed may be broken in a cache: the next attempt asks past it.
    __webpack_require__.u = (chunk) => fileOf(chunk) + (page.queries[own.name] ?? '');
  } else if (!__webpack_require__.p.includes(__RELEASE_VERSION__))
    __webpack_require__.p += `${__RELEASE_VERSION__}/`;
  if (page.nonce) __webpack_require__.nc = page.nonce;
  for (const remote of remotes) {
    const release = releases.find(({ container }) => container === remote.name);
    if (release) Object.assign(remote, { entry: release.base + release.entry });
  }
}
