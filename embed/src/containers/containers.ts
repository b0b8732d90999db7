import { ModuleFederation, getRemoteEntry, getRemoteInfo } from '@module-federation/runtime-core';
import { shareScopeName } from '../contract/handOvers';
import type { PageState } from '../page/pageState';
import { createContainerScript } from './createContainerScript';
import {
  forgetFailedShares,
  forgetGlobal,
  registerContainer,
  type ContainerAddress,
} from './federationPrivates';
import { openShareScope } from './shareScope';

/** ERR-8. */
const entryTimeoutMs = 120_000;

/** The containers of a page's releases, by workspace name: each is asked for where its release lies now. */
export class Containers {
  private readonly versions = new Map<string, string>();
  private readonly settled = new Set<string>();
  private readonly federation: ModuleFederation;

  constructor(
    private readonly window: Window & typeof globalThis,
    private readonly page: PageState,
  ) {
    this.federation = new ModuleFederation({
      name: 'mortgage_page',
      remotes: [],
      shared: {},
      shareStrategy: 'loaded-first',
      plugins: [
        {
          name: 'mortgage-page',
          createScript: (request) => ({
            script: createContainerScript(window, page, request),
            timeout: entryTimeoutMs,
          }),
        },
      ],
    });
    this.federation.shareScopeMap[shareScopeName] = openShareScope(window);
  }

  /** Asks for a container's entry ahead of its time. That it does not come is told by `loadModule`. */
  prefetch(workspace: string): void {
    const remoteInfo = getRemoteInfo(this.register(workspace));
    getRemoteEntry({ origin: this.federation, remoteInfo }).catch(() => undefined);
  }

  /** The exposed module of a container; rejects when a file of it does not come, or breaks. */
  async loadModule<Module>(workspace: string, exposed: string): Promise<Module> {
    const { name } = this.register(workspace);
    const module = await this.federation.loadRemote<Module>(`${name}/${exposed}`);
    if (!module) throw new Error(`"${workspace}" exposes no "${exposed}".`);
    this.settled.add(workspace);
    return module;
  }

  /** True once a module of this container runs: its release stays for the page. */
  isSettled(workspace: string): boolean {
    return this.settled.has(workspace);
  }

  /** The next load asks anew for shared packages that did not come. */
  forgetFailures(): void {
    forgetFailedShares(openShareScope(this.window));
  }

  /** Tells federation where the container lies now, and forgets the one of another release. */
  private register(workspace: string): ContainerAddress {
    const release = this.page.releases[workspace];
    if (!release)
      throw new Error(
        `No release of "${workspace}" is known on this page. Publish it, or check that its embed.js is the stamped one.`,
      );
    const { container: name, base, entry, version } = release;
    const known = this.versions.get(workspace) ?? version;
    this.versions.set(workspace, version);
    if (known !== version || Reflect.get(this.window, name) instanceof this.window.Node)
      forgetGlobal(this.window, name);
    const address: ContainerAddress = {
      name,
      entry: base + entry + (this.page.queries[workspace] ?? ''),
      entryGlobalName: name,
      type: 'var',
      shareScope: shareScopeName,
    };
    registerContainer(this.federation, address);
    return address;
  }
}
