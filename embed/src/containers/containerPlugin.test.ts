import { ModuleFederation } from '@module-federation/runtime-core';
import { bundlerRuntimeSymbol, pageSymbol } from '../contract/handOvers';
import { openPageState, type PageState } from '../page/pageState';
import { fakeContainer, setGlobal } from '../testing/fakeContainer';
import { sampleRelease } from '../testing/samples';
import { createFederatedPlugin } from './containerPlugin';
import { openShareScope } from './shareScope';

const guessed = 'https://static.example/header-remote/';
const runtime = {
  p: guessed,
  u: (chunk: string | number) => `${chunk}.js`,
  nc: undefined,
};
const container = {
  version: '1.0.0-aaaaaaaa',
  sharedVersions: { react: '19.3.1' },
  require: runtime,
};
const chunkOf = runtime.u;

/** The header's container as its build makes it, with the real runtime of federation. */
function openContainer(): ModuleFederation {
  return new ModuleFederation({
    name: 'header_remote',
    remotes: [
      {
        name: 'session_shared',
        entry: 'https://elsewhere.example/session.js',
        type: 'var',
      },
    ],
    shared: {
      react: {
        version: '19.3.1',
        scope: ['mortgage'],
        get: async () => () => 'own react',
        shareConfig: { singleton: true, requiredVersion: '19.3.1' },
      },
    },
    plugins: [createFederatedPlugin(container)],
  });
}

describe("the runtime plugin of a remote's container", () => {
  let page: PageState;
  beforeEach(() => {
    Object.assign(runtime, { p: guessed, u: chunkOf, nc: undefined });
    Reflect.deleteProperty(window, Symbol.for(pageSymbol));
    page = openPageState(window);
    for (const key of Object.keys(openShareScope(window))) {
      Reflect.deleteProperty(openShareScope(window), key);
    }
  });

  it('F56: finds its own files and its session by the releases of the page', async () => {
    page.releases['header-remote'] = sampleRelease('header-remote');
    page.releases['session-shared'] = sampleRelease('session-shared');
    page.nonce = 'abc';
    const federation = openContainer();
    expect(runtime).toMatchObject({
      p: 'https://static.example/header-remote/1.0.0-aaaaaaaa/',
      nc: 'abc',
    });
    expect(federation.options.remotes[0]).toMatchObject({
      entry: 'https://static.example/session-shared/1.0.0-aaaaaaaa/entry.js',
    });
  });

  it('F11: requests its chunks past a cache once one of its files has failed', async () => {
    page.releases['header-remote'] = sampleRelease('header-remote');
    openContainer();
    expect(runtime.u('mount')).toBe('mount.js');
    page.queries['header-remote'] = '?retry=2';
    expect(runtime.u('mount')).toBe('mount.js?retry=2');
  });

  it('finds its files by its own version when the page has another release, too (F16)', async () => {
    page.releases['header-remote'] = sampleRelease(
      'header-remote',
      '2.0.0-bbbbbbbb',
    );
    openContainer();
    expect(runtime.p).toBe(`${guessed}1.0.0-aaaaaaaa/`);
    openContainer();
    expect(runtime.p).toBe(`${guessed}1.0.0-aaaaaaaa/`);
  });

  it('changes nothing where neither embed.js nor remoteEntry.js ran', async () => {
    Reflect.deleteProperty(window, Symbol.for(pageSymbol));
    const federation = openContainer();
    expect(runtime).toMatchObject({ p: guessed, nc: undefined });
    expect(federation.options.remotes[0]).toMatchObject({
      entry: 'https://elsewhere.example/session.js',
    });
  });

  it("F15 F16: replaces a host's scope by ours, with the host's copies where they fit", async () => {
    const federation = openContainer();
    Reflect.deleteProperty(openShareScope(window), 'react');
    const host = { react: { '19.3.1': { from: 'host' } } } as never;
    federation.initShareScopeMap('default', host, {});
    expect(federation.shareScopeMap.default).toBe(openShareScope(window));
    expect(openShareScope(window).react?.['19.3.1']).toEqual({
      from: 'host',
      strategy: 'loaded-first',
    });
    expect(host).toEqual({ react: { '19.3.1': { from: 'host' } } });
  });

  it('takes from the session what the page lacks', async () => {
    const session = fakeContainer({ './session': {} });
    setGlobal('session_shared', session);
    const federation = openContainer();
    await federation.loadShare('react');
    expect(session.get).not.toHaveBeenCalled();
    Reflect.deleteProperty(openShareScope(window), 'react');
    federation.options.shared = {};
    await federation
      .loadShare('react-dom', { customShareInfo: { version: '19.3.1' } })
      .catch(() => undefined);
    expect(session.get).toHaveBeenCalledWith('./session');
  });

  it("a container has the plugin of the page's runtime, made with its facts; an older runtime has none", async () => {
    Object.assign(globalThis, {
      __webpack_require__: runtime,
      __RELEASE_VERSION__: container.version,
      __SHARED_VERSIONS__: container.sharedVersions,
    });
    const { default: runtimePlugin } = await import('./runtimePlugin');
    const provide = (offered: object) =>
      Object.assign(globalThis, {
        [Symbol.for(bundlerRuntimeSymbol)]: () => offered,
      });
    provide({});
    expect(runtimePlugin()).toBeUndefined();
    const create = jest.fn(() => 'plugin');
    provide({ createContainerPlugin: create });
    expect(runtimePlugin()).toBe('plugin');
    expect(create).toHaveBeenCalledWith(container);
  });
});
