import { shareScopeName } from '../contract/handOvers';
import type { PageState } from '../page/pageState';
import type { Release } from '../releases/release';
import { runContainerScript } from './runContainerScript';
import {
  forgetFailedShares,
  openShareScope,
  type ShareScope,
} from './shareScope';

interface Container {
  readonly init: (
    scope: ShareScope,
    initScope: unknown[],
    options: object,
  ) => unknown;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

interface OpenContainer {
  readonly version: string;
  readonly container: Promise<Container>;
}

/** The containers of a page's releases, by workspace name. Each is loaded from the release that is current on the page. */
export class Containers {
  private readonly opened = new Map<string, OpenContainer>();
  private readonly settled = new Set<string>();

  constructor(
    private readonly window: Window & typeof globalThis,
    private readonly page: PageState,
  ) {}

  /** Loads a container's entry early. `loadModule` reports a failure. */
  prefetch(workspace: string): void {
    this.open(workspace).catch(() => undefined);
  }

  /** Gives a module that the container exposes. Rejects when one of its files does not load, or throws. */
  async loadModule(workspace: string, exposed: string): Promise<unknown> {
    const container = await this.open(workspace);
    const module = (await container.get(`./${exposed}`))();
    if (!module) {
      throw new Error(`"${workspace}" exposes no "${exposed}".`);
    }
    this.settled.add(workspace);
    return module;
  }

  /** For containers that need each other, by the container's name. `exposed` begins with `./`. */
  async loadExposed(name: string, exposed: string): Promise<() => unknown> {
    const release = Object.values(this.page.releases).find(
      ({ container }) => container === name,
    );
    return (await this.open(release?.name ?? name)).get(exposed);
  }

  /** True once a module of this container runs: the page then keeps its release. */
  isSettled(workspace: string): boolean {
    return this.settled.has(workspace);
  }

  /** The next load requests shared packages again that did not load. */
  forgetFailures(): void {
    forgetFailedShares(openShareScope(this.window));
  }

  /** The container of the page's current release, loaded once. A failed load leaves nothing behind. */
  private open(workspace: string): Promise<Container> {
    const release = this.page.releases[workspace];
    if (!release) {
      throw new Error(`No release of "${workspace}" is known. Publish it.`);
    }
    const known = this.opened.get(workspace);
    if (known?.version === release.version) {
      return known.container;
    }
    if (known) {
      this.forget(release);
    }
    const opening = { version: release.version, container: this.load(release) };
    this.opened.set(workspace, opening);
    opening.container.catch(() => {
      if (this.opened.get(workspace) !== opening) {
        return;
      }
      this.opened.delete(workspace);
      this.forget(release);
    });
    return opening.container;
  }

  /** A federated host may have loaded the container already. */
  private async load({
    name,
    container: globalName,
    base,
    entry,
  }: Release): Promise<Container> {
    const url = base + entry + (this.page.queries[name] ?? '');
    const found = (): unknown => Reflect.get(this.window, globalName);
    if (!isContainer(found())) {
      await runContainerScript(this.window, this.page, url);
    }
    const container = found();
    if (!isContainer(container)) {
      throw new Error(`${url} brings no container "${globalName}".`);
    }
    const scope = openShareScope(this.window);
    await container.init(scope, [], { shareScopeKeys: shareScopeName });
    return container;
  }

  /** The container of another release must not be taken for this one's. */
  private forget({ container }: Release): void {
    Reflect.set(this.window, container, undefined);
  }
}

/** The page may have an element whose id is the container's name (F55). */
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  ['init', 'get'].every(
    (name) => typeof Reflect.get(value, name) === 'function',
  );
