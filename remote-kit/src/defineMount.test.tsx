import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { defineMount } from './defineMount';
import { shellAttribute } from 'embed/hand-overs';

interface Options {
  readonly text?: string;
}
const stopped = jest.fn();
const started = jest.fn();
const mount = defineMount<Options>({
  name: 'header-remote',
  loadStyles: () => Promise.resolve({ styles: [] }),
  start() {
    started();
    return { view: ({ text = 'Hello' }) => <button type="button">{text}</button>, stop: stopped };
  },
});

Object.assign(globalThis, { __RELEASE_VERSION__: '1.0.0-abc', IS_REACT_ACT_ENVIRONMENT: true });
// jsdom has no constructable style sheets; the mount sets this property and nothing reads it here.
Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
  value: [],
  writable: true,
  configurable: true,
});

const place = (): HTMLElement => {
  document.body.innerHTML = '<div id="slot"></div>';
  return document.querySelector<HTMLElement>('#slot')!;
};
const viewOf = (element: Element) => element.shadowRoot!.querySelector(`[${shellAttribute}]`);

describe('mount', () => {
  beforeEach(() => jest.clearAllMocks());

  it('renders into a shadow root, updates, and gives everything back', async () => {
    const slot = place();
    const handle = mount(slot, { text: 'One' });
    await act(async () => undefined);
    expect(viewOf(slot)).toHaveTextContent('One');
    await act(async () => handle.update({ text: 'Two' }));
    expect(viewOf(slot)).toHaveTextContent('Two');
    await act(async () => handle.unmount());
    expect(viewOf(slot)).toBeNull();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('F17: is idempotent per element, and mounts again after unmount', async () => {
    const slot = place();
    const first = mount(slot);
    expect(mount(slot)).toBe(first);
    expect(started).toHaveBeenCalledTimes(1);
    await act(async () => first.unmount());
    const second = mount(slot);
    await act(async () => undefined);
    expect(viewOf(slot)).toHaveTextContent('Hello');
    await act(async () => second.unmount());
  });

  it('hydrates the shell of its own release without replacing a node', async () => {
    const slot = place();
    slot.attachShadow({ mode: 'open' }).innerHTML =
      `<div ${shellAttribute}="1.0.0-abc">${renderToString(<button type="button">Hello</button>)}</div>`;
    const button = slot.shadowRoot!.querySelector('button');
    const handle = mount(slot);
    await act(async () => undefined);
    expect(slot.shadowRoot!.querySelector('button')).toBe(button);
    await act(async () => handle.unmount());
  });

  it('a shell that was hydrated and unmounted is none any more: the next mount renders afresh', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const slot = place();
    slot.attachShadow({ mode: 'open' }).innerHTML =
      `<div ${shellAttribute}="1.0.0-abc">${renderToString(<button type="button">Hello</button>)}</div>`;
    const first = mount(slot);
    await act(async () => undefined);
    await act(async () => first.unmount());
    const second = mount(slot);
    await act(async () => undefined);
    expect(viewOf(slot)).toHaveTextContent('Hello');
    expect(warn).not.toHaveBeenCalled();
    await act(async () => second.unmount());
    warn.mockRestore();
  });

  it('replaces the shell of another release', async () => {
    const slot = place();
    slot.attachShadow({ mode: 'open' }).innerHTML =
      `<div ${shellAttribute}="0.9.0-old"><a>old</a></div>`;
    const handle = mount(slot);
    await act(async () => undefined);
    expect(slot.shadowRoot!.textContent).toBe('Hello');
    await act(async () => handle.unmount());
  });

  it('F18: renders nothing when it was unmounted before the styles came', async () => {
    const slot = place();
    const handle = mount(slot);
    await act(async () => handle.unmount());
    expect(slot.shadowRoot!.childElementCount).toBe(0);
  });
});

it("I3 I5: a view that throws is one warning and one event, and nothing for the page's own error handler", async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const pageErrors = jest.fn();
  window.addEventListener('error', pageErrors);
  const Broken = ({ broken }: { readonly broken: boolean }) => {
    if (broken) throw new Error('broken view');
    return <p>fine</p>;
  };
  const mountBroken = defineMount<{ readonly broken?: boolean }>({
    name: 'footer-remote',
    loadStyles: () => Promise.resolve({ styles: [] }),
    start: () => ({
      view: ({ broken = false }) => <Broken broken={broken} />,
      stop: () => undefined,
    }),
  });
  const slot = place();
  const reasons: string[] = [];
  slot.addEventListener('mortgage:remoteFailed', (event) =>
    reasons.push((event as CustomEvent<{ reason: string }>).detail.reason),
  );
  // Inside act React throws what it would otherwise report.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const handle = mountBroken(slot);
  await waitFor(() => expect(viewOf(slot)).toHaveTextContent('fine'));
  handle.update({ broken: true });
  await waitFor(() => expect(reasons).toEqual(['viewBroke']));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(pageErrors).not.toHaveBeenCalled();
  window.removeEventListener('error', pageErrors);
  warn.mockRestore();
});
