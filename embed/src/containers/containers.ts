import { ModuleFederation, getRemoteEntry } from '@module-federation/runtime-core';
import { shareScopeName } from '../contract/handOvers';
import type { PageState } from '../page/pageState';
import { createContainerScript } from './createContainerScript';
import { forgetFailedShares, forgetGlobal, registerContainer } from './federationPrivates';
import { openShareScope } from './shareScope';

/** @source ERR-8 */
const entryTimeoutMs = 120_000;

/** The containers of a page's releases, by workspace name. Each is loaded from the release that is current on the page. */
export class Containers {
  private readonly versions = new Map<string, string>();
  private readonly settled = new Set<string>();
  private readonly federation: ModuleFederation;

  constructor(
    private readonly window: Window & typeof globalThis,
    private readonly page: PageState,
  ) {
    const createScript = (request: Parameters<typeof createContainerScript>[2]) => {
      const script = createContainerScript(window, page, request);
      // A consent tool may put a copy in its place: then the copy's event counts (F68).
      const takeCopy = ({ target }: Event) =>
        target !== script &&
        (target as HTMLScriptElement).src === script.src &&
        script.dispatchEvent(new Event('load'));
      window.document.addEventListener('load', takeCopy, true);
      return { script, timeout: entryTimeoutMs };
    };
    this.federation = new ModuleFederation({
      name: 'mortgage_page',
      remotes: [],
      shared: {},
      shareStrategy: 'loaded-first',
      plugins: [{ name: 'mortgage-page', createScript }],
    });
    this.federation.shareScopeMap[shareScopeName] = openShareScope(window);
  }

  /** Loads a container's entry early. `loadModule` reports a failure. */
  prefetch(workspace: string): void {
    const remoteInfo = this.register(workspace);
    getRemoteEntry({ origin: this.federation, remoteInfo }).catch(() => undefined);
  }

  /** Gives a module that the container exposes. Rejects when one of its files does not load, or throws. */
  async loadModule(workspace: string, exposed: string): Promise<unknown> {
    const { name } = this.register(workspace);
    const module = await this.federation.loadRemote(`${name}/${exposed}`);
    if (!module) throw new Error(`"${workspace}" exposes no "${exposed}".`);
    this.settled.add(workspace);
    return module;
  }

  /** True once a module of this container runs: the page then keeps its release. */
  isSettled(workspace: string): boolean {
    return this.settled.has(workspace);
  }

  /** The next load asks again for shared packages that did not load. */
  forgetFailures(): void {
    forgetFailedShares(openShareScope(this.window));
  }

  /** Gives federation the container's current address, and drops the container of another release. */
  private register(workspace: string): ReturnType<typeof registerContainer> {
    const release = this.page.releases[workspace];
    if (!release)
      throw new Error(
        `No release of "${workspace}" is known on this page. Publish it, or check that its embed.js is the stamped one.`,
      );
    const { container, base, entry, version } = release;
    const known = this.versions.get(workspace) ?? version;
    this.versions.set(workspace, version);
    const found: unknown = Reflect.get(this.window, container);
    // Not by `Node`, which a page may have as a variable of its own (F66).
    if (known !== version || (found && 'nodeType' in Object(found)))
      forgetGlobal(this.window, container);
    const query = this.page.queries[workspace] ?? '';
    return registerContainer(this.federation, container, base + entry + query);
  }
}
