import { act, waitFor } from '@testing-library/react';
import { laterAttribute, shellAttribute } from 'embed/hand-overs';
import { onPageEvent } from 'embed/page-events';
import { openPageState, type Slot } from 'embed/page-state';
import { useSessionSelector } from 'session-shared/react';
import {
  configureSession,
  overrideSession,
  selectSite,
} from 'session-shared/session';
import { testSession, type TestSession } from 'session-shared/testing';
import type { RemoteDefinition, RemoteView } from '../remote/remoteDefinition';
import { renderShell } from '../shell/renderShell';
import { openView } from '../view/openView';
import { defineMount } from './defineMount';

const Greeting = () => {
  const { productName } = useSessionSelector(selectSite);
  return <a href="/" suppressHydrationWarning>{`Hello from ${productName}`}</a>;
};
const view: RemoteView = {
  View: Greeting,
  loadStyles: async () => ({ styles: [] }),
};
const loadView = jest.fn<ReturnType<RemoteDefinition['loadView']>, []>();
const finish = jest.fn((root: ParentNode, ..._rest: unknown[]) => {
  root.querySelector('a')?.setAttribute('aria-current', 'page');
});
const remote: RemoteDefinition = {
  name: 'header-remote',
  shows: (state, { breakpoint }) => [selectSite(state).productName, breakpoint],
  finish,
  loadView,
};

let session: TestSession;
let element: HTMLElement;
beforeEach(() => {
  jest.clearAllMocks();
  loadView.mockImplementation(async () => ({ openView, view }));
  session = testSession();
  overrideSession(session);
  element = document.createElement('div');
  document.body.replaceChildren(element);
  element.attachShadow({
    mode: 'open',
  }).innerHTML = `<div ${shellAttribute}="1.0.0-abc">${renderShell(remote, view)}</div>`;
});
afterEach(() => overrideSession(undefined));

const mount = defineMount(remote);
const link = () => element.shadowRoot!.querySelector('a');
const rename = (productName: string) =>
  act(async () => configureSession(session, { productName }));

describe('a shell whose menus follow in a file', () => {
  const menus = jest.fn(async () => {
    element.shadowRoot!.querySelector(`[${laterAttribute}]`)!.innerHTML =
      '<a href="/rent/">Rent</a>';
  });
  const viewData = jest.fn(async () => undefined);
  beforeEach(() => {
    link()!.insertAdjacentHTML(
      'beforebegin',
      `<div ${laterAttribute}=""></div>`,
    );
    const page = openPageState(window);
    page.slots.push({ element, fillMenus: menus } as unknown as Slot);
    page.fillPart = { 'header-remote': viewData };
  });
  afterEach(() => {
    const page = openPageState(window);
    page.slots.length = 0;
    delete page.fillPart;
  });

  it('F01: menus that failed come when the network is back, and are finished', async () => {
    menus.mockRejectedValueOnce(new TypeError('no network'));
    const handle = mount(element);
    await act(async () => undefined);
    expect(link()).toHaveTextContent('Hello');
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('could not load its menus'),
      expect.any(TypeError),
    );
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(link()).toHaveTextContent('Rent');
    expect(link()).toHaveAttribute('aria-current', 'page');
    handle.unmount();
  });

  it('opens its view with the menus and the data of the view, and takes the shell over', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const shown = element.shadowRoot!.firstElementChild;
    let arrive = (): void => undefined;
    viewData.mockReturnValueOnce(
      new Promise((resolve) => (arrive = () => resolve(undefined))),
    );
    const handle = mount(element, { productName: 'Oakhouse' });
    await act(async () => undefined);
    expect(element.shadowRoot!).not.toHaveTextContent('Oakhouse');
    await act(async () => arrive());
    expect(menus).toHaveBeenCalled();
    expect(element.shadowRoot!.firstElementChild).toBe(shown);
    expect(element.shadowRoot!).toHaveTextContent('Oakhouse');
    await act(async () => handle.unmount());
  });
});

describe('a shell that shows all there is', () => {
  it('stays without React while the view would be the same, and is finished at once and after changes', async () => {
    const handle = mount(element);
    expect(link()).toHaveAttribute('aria-current', 'page');
    link()!.removeAttribute('aria-current');
    await act(async () => configureSession(session, { zipCode: '98101' }));
    expect(link()).toHaveAttribute('aria-current', 'page');
    expect(loadView).not.toHaveBeenCalled();
    handle.unmount();
    expect(element.shadowRoot!.childElementCount).toBe(0);
  });

  it.each([
    ['the session', () => rename('Oakhouse')],
    [
      'an update',
      (handle: ReturnType<typeof mount>) =>
        act(async () => handle.update({ productName: 'Oakhouse' })),
    ],
  ])(
    'is taken over node by node once %s changes it, and stays finished',
    async (_, change) => {
      const handle = mount(element);
      const before = link();
      await change(handle);
      expect(link()).toBe(before);
      expect(link()).toHaveTextContent('Hello from Oakhouse');
      finish.mockClear();
      await rename('Elmhouse');
      expect(finish).toHaveBeenCalled();
      expect(loadView).toHaveBeenCalledTimes(1);
      await act(async () => handle.unmount());
    },
  );

  it('is taken over at once where an option of the mount alone changes it', async () => {
    const handle = mount(element, { breakpoint: 1024 });
    await act(async () => undefined);
    expect(loadView).toHaveBeenCalledTimes(1);
    await act(async () => handle.unmount());
  });

  it('is redrawn without an error where a translator has changed it', async () => {
    const handle = mount(element);
    const before = link();
    before!.innerHTML = '<font>Hola</font>';
    await rename('Oakhouse');
    expect(link()).not.toBe(before);
    expect(link()).toHaveTextContent('Hello from Oakhouse');
    expect(console.warn).not.toHaveBeenCalled();
    await act(async () => handle.unmount());
  });

  it('F18: nothing comes after the mount has ended', async () => {
    const handle = mount(element);
    await act(async () => {
      configureSession(session, { productName: 'Oakhouse' });
      handle.unmount();
    });
    expect(element.shadowRoot!.childElementCount).toBe(0);
    await rename('Elmhouse');
    expect(loadView).not.toHaveBeenCalled();
  });
});

it('finishes the shell after each change until the view has drawn, and the view does from then on (F81)', async () => {
  let arrive = (): void => undefined;
  loadView.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve({ openView, view });
    }),
  );
  const handle = mount(element);
  await rename('Oakhouse');
  const seen = () => finish.mock.calls.splice(0).length;
  seen();
  await act(async () => configureSession(session, { scheme: 'dark' }));
  expect(seen()).toBe(1);
  expect(
    element.shadowRoot!.querySelector('[data-scheme="dark"]'),
  ).not.toBeNull();
  await act(async () => handle.update({ breakpoint: 700 }));
  expect(finish.mock.lastCall).toEqual([
    element.shadowRoot,
    expect.anything(),
    expect.objectContaining({ breakpoint: 700 }),
  ]);
  await act(async () => arrive());
  expect(link()).toHaveTextContent('Hello from Oakhouse');
  seen();
  await rename('Elmhouse');
  expect(seen()).toBe(1);
  await act(async () => handle.unmount());
});

it('F01 I7: a view that cannot be loaded is reported once, and comes when the network is back', async () => {
  const failed = jest.fn();
  const stop = onPageEvent(document, 'remoteFailed', failed);
  const retryView = jest.fn((_remote: string, load: () => Promise<unknown>) =>
    load(),
  );
  Object.assign(openPageState(window), { retryView });
  loadView.mockRejectedValue(
    Object.assign(new Error('gone'), { name: 'ChunkLoadError' }),
  );
  const handle = mount(element, { productName: 'Oakhouse' });
  await act(async () => undefined);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(failed.mock.calls).toEqual([
    [
      {
        remote: 'header-remote',
        reason: 'ChunkLoadError',
        version: '1.0.0-abc',
      },
    ],
  ]);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(link()).not.toBeNull();
  loadView.mockImplementation(async () => ({ openView, view }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(link()).toHaveTextContent('Hello from Oakhouse'));
  expect(retryView).toHaveBeenCalledTimes(3);
  await act(async () => handle.unmount());
  stop();
});
