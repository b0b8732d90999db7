import { waitFor } from '@testing-library/react';
import { act } from 'react';
import type { PageConfig } from 'embed/contract';
import {
  dropHandOver,
  openHandOver,
  optionsSymbol,
  readHandOver,
  schemeAttribute,
  shellAttribute,
} from 'embed/hand-overs';
import { onPageEvent } from 'embed/page-events';
import { useSessionSelector } from 'session-shared/react';
import {
  configureSession,
  overrideSession,
  selectSite,
} from 'session-shared/session';
import { testSession } from 'session-shared/testing';
import type {
  Behave,
  RemoteDefinition,
  RemoteView,
  ViewProps,
} from '../remote/remoteDefinition';
import { renderShell } from '../shell/renderShell';
import { openView } from '../view/openView';
import { defineMount } from './defineMount';

/** Two options of the page that no view here reads otherwise: a text, and whether the view breaks. */
type Options = Pick<
  PageConfig,
  'accountPrefix' | 'bot' | 'productName' | 'scheme'
>;

const drawnFor = jest.fn();
function Greeting({ options, element }: ViewProps<Options>) {
  const { productName } = useSessionSelector(selectSite);
  drawnFor(element);
  if (options.bot) {
    throw new Error('broken view');
  }
  return (
    <button type="button">{`${options.accountPrefix ?? 'Hello'} from ${productName}`}</button>
  );
}

const features = jest.fn(() => [
  { name: 'greeting', reducer: (state: unknown) => state ?? 'attached' },
]);
const behave = jest.fn<undefined, Parameters<Behave>>();
const loadStyles = jest.fn(() => Promise.resolve({ styles: [] }));
const view: RemoteView<Options> = { View: Greeting, loadStyles };
const remote: RemoteDefinition<Options> = {
  name: 'header-remote',
  features,
  behave,
  loadView: async () => ({ openView, view }),
};
const mount = defineMount<Options>(remote);

const settled = () => act(async () => undefined);
const place = (): HTMLElement => {
  document.body.innerHTML = '<div id="slot"></div>';
  return document.querySelector<HTMLElement>('#slot')!;
};
/** A place whose shell was painted by a release. */
const shellOf = (version: string): HTMLElement => {
  const slot = place();
  slot.attachShadow({
    mode: 'open',
  }).innerHTML = `<div ${shellAttribute}="${version}">${renderShell(remote, view)}</div>`;
  return slot;
};
const viewOf = (element: Element) =>
  element.shadowRoot!.querySelector(`[${shellAttribute}]`);

let session: ReturnType<typeof testSession>;
const stateOf = () =>
  session.store.getState() as unknown as Record<string, unknown>;
beforeEach(() => {
  jest.clearAllMocks();
  session = testSession();
  overrideSession(session);
});
afterEach(() => overrideSession(undefined));

describe('mount', () => {
  it('F18: the behaviour listens on the shadow root from the mount to its end', async () => {
    const slot = place();
    const handle = mount(slot, {});
    await act(async () => handle.update({ productName: 'Elmhouse' }));
    expect(behave).toHaveBeenCalledTimes(1);
    const [root, given, signal] = behave.mock.calls[0]!;
    expect([root, given, signal.aborted]).toEqual([
      slot.shadowRoot,
      session,
      false,
    ]);
    await act(async () => handle.unmount());
    expect(signal.aborted).toBe(true);
  });

  it('gives options to the session before the view renders; an update merges into them, and `get` returns them', async () => {
    const slot = place();
    const handle = mount(slot, {
      accountPrefix: 'One',
      productName: 'Oakhouse',
    });
    await settled();
    expect(viewOf(slot)).toHaveTextContent('One from Oakhouse');
    await act(async () => handle.update({ productName: 'Elmhouse' }));
    expect(viewOf(slot)).toHaveTextContent('One from Elmhouse');
    expect(handle.get()).toEqual({
      accountPrefix: 'One',
      productName: 'Elmhouse',
    });
    await act(async () => handle.unmount());
  });

  it("restores the site's value where an update takes an option back, and leaves out what the page's check refuses (F13)", async () => {
    const { productName } = selectSite(session.store.getState());
    const slot = place();
    const handle = mount(slot, {});
    await act(async () =>
      handle.update({ productName: 'Oakhouse', accountPrefix: '/bad/' }),
    );
    expect(viewOf(slot)).toHaveTextContent('Hello from Oakhouse');
    expect(console.warn).toHaveBeenCalledTimes(1);
    await act(async () => handle.update({ productName: null }));
    expect(viewOf(slot)).toHaveTextContent(`Hello from ${productName}`);
    await act(async () => handle.unmount());
  });

  it("throws with advice where the page has no check for options: neither the page host nor a federated host's runtime", () => {
    const keep = readHandOver<unknown>(window, optionsSymbol, undefined);
    dropHandOver(window, optionsSymbol);
    expect(() => mount(place())).toThrow(
      'Load header-remote by its embed.js or remoteEntry.js.',
    );
    openHandOver(window, optionsSymbol, () => keep);
  });

  it("adds the remote's features while it is mounted, and knows the element", async () => {
    const slot = place();
    const handle = mount(slot);
    await settled();
    expect(features).toHaveBeenCalledWith(session, slot);
    expect(stateOf().greeting).toBe('attached');
    expect(drawnFor).toHaveBeenCalledWith(slot);
    await act(async () => handle.unmount());
    expect(stateOf()).not.toHaveProperty('greeting');
  });

  it('F17: is idempotent per element, and mounts again after unmount', async () => {
    const slot = place();
    const first = mount(slot);
    expect(mount(slot)).toBe(first);
    expect(features).toHaveBeenCalledTimes(1);
    await act(async () => first.unmount());
    const second = mount(slot);
    await settled();
    expect(viewOf(slot)).toHaveTextContent('Hello');
    // Too late: the element is the second handle's.
    await act(async () => first.unmount());
    expect(mount(slot)).toBe(second);
    await act(async () => second.unmount());
  });

  it('hydrates the shell of its own release without replacing a node', async () => {
    const slot = shellOf('1.0.0-abc');
    const button = slot.shadowRoot!.querySelector('button');
    const handle = mount(slot);
    await settled();
    expect(slot.shadowRoot!.querySelector('button')).toBe(button);
    expect(loadStyles).not.toHaveBeenCalled();
    await act(async () => handle.unmount());
  });

  it('replaces the shell of another release', async () => {
    const slot = shellOf('0.9.0-old');
    const old = viewOf(slot);
    const handle = mount(slot, { accountPrefix: 'New' });
    await settled();
    expect(viewOf(slot)).not.toBe(old);
    expect(slot.shadowRoot!.textContent).toContain('New');
    await act(async () => handle.unmount());
  });

  it('has the scheme of its options or the session, from hydration on (OPN-86)', async () => {
    const slot = shellOf('1.0.0-abc');
    const frame = slot.shadowRoot!.querySelector(`[${shellAttribute}] > *`)!;
    // As the loader has painted it.
    frame.setAttribute(schemeAttribute, 'dark');
    const handle = mount(slot, { scheme: 'dark' });
    await settled();
    expect(viewOf(slot)!.firstElementChild).toBe(frame);
    expect(frame).toHaveAttribute(schemeAttribute, 'dark');
    await act(async () => handle.update({ scheme: 'auto' }));
    expect(frame).toHaveAttribute(schemeAttribute, 'auto');
    await act(async () => configureSession(session, { scheme: 'light' }));
    expect(frame).not.toHaveAttribute(schemeAttribute);
    await act(async () => handle.unmount());
  });

  it('F18: renders nothing when it was unmounted before the styles came', async () => {
    const slot = place();
    const handle = mount(slot);
    await act(async () => handle.unmount());
    expect(slot.shadowRoot!.childElementCount).toBe(0);
  });
});

const untilBegun = async () => {
  await waitFor(() => expect(stateOf().greeting).toBe('attached'));
  await new Promise((resolve) => setTimeout(resolve));
};
/** The view module is there, and React waits for its first task. */
const beforeBegun = async () => {
  await Promise.resolve().then(() => undefined);
  await Promise.resolve();
};
it.each([
  [
    'the shadow root',
    untilBegun,
    (shadow: ShadowRoot) => shadow.replaceChildren(),
  ],
  [
    'every element in it',
    untilBegun,
    (shadow: ShadowRoot) =>
      shadow.querySelectorAll('*').forEach((one) => one.remove()),
  ],
  [
    'the texts',
    untilBegun,
    (shadow: ShadowRoot) => shadow.querySelector('button')!.replaceChildren(),
  ],
  ['nothing, and React has not begun', beforeBegun, () => undefined],
])(
  'unmounting is no failure where the page has emptied %s (F18)',
  async (_what, moment, empty) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const slot = shellOf('1.0.0-abc');
    const handle = mount(slot);
    await moment();
    empty(slot.shadowRoot!);
    handle.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(console.warn).not.toHaveBeenCalled();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  },
);

describe("a remote that fails while it runs is one warning and one event, and nothing for the page's own error handler", () => {
  const pageErrors = jest.fn();
  const reasons: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    reasons.length = 0;
    // Inside act React throws what it would otherwise report.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    window.addEventListener('error', pageErrors);
    stop = onPageEvent(
      document,
      'remoteFailed',
      ({ remote: name, reason, version }) =>
        reasons.push(`${name} ${version} ${reason}`),
    );
  });
  afterEach(() => {
    stop();
    window.removeEventListener('error', pageErrors);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(pageErrors).not.toHaveBeenCalled();
  });

  it('I3 I5: a view that throws', async () => {
    const slot = place();
    const handle = mount(slot);
    await waitFor(() => expect(viewOf(slot)).toHaveTextContent('Hello'));
    handle.update({ bot: true });
    await waitFor(() =>
      expect(reasons).toEqual(['header-remote 1.0.0-abc viewBroke']),
    );
  });

  it('I3 I5 F12: style sheets that do not load', async () => {
    const slot = shellOf('0.9.0-old');
    loadStyles.mockRejectedValueOnce(new Error('gone'));
    mount(slot);
    await waitFor(() =>
      expect(reasons).toEqual(['header-remote 1.0.0-abc viewBroke']),
    );
    // The shell of another release stays.
    expect(viewOf(slot)).toHaveTextContent('Hello');
  });
});
