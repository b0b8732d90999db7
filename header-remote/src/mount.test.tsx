import { act } from '@testing-library/react';
import { overrideSession } from 'session-shared/session';
import { testSession } from 'session-shared/testing';
import { mount } from './mount';

Object.assign(globalThis, { __RELEASE_VERSION__: '1.0.0-test' });
// jsdom has no constructable style sheets; nothing reads them here.
Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
  value: [],
  writable: true,
  configurable: true,
});

async function mountHeader(options = {}) {
  const session = testSession();
  overrideSession(session);
  const element = document.body.appendChild(document.createElement('div'));
  const handle = mount(element, options);
  await act(async () => undefined);
  const view = () => element.shadowRoot!.querySelector('header');
  const logo = () => {
    const image = view()!.querySelector('img, svg[role="img"]')!;
    const name = image.getAttribute('alt') ?? image.getAttribute('aria-label');
    return [image.getAttribute('width'), image.getAttribute('height'), name];
  };
  return { session, handle, view, logo };
}

describe('mounting the header', () => {
  afterEach(() => overrideSession(undefined));

  it("OPN-86 CON-16 OPN-79: shows the tag's theme in an existing session, and follows updates", async () => {
    const { handle, logo } = await mountHeader({ theme: 'refreshed' });
    expect(logo()).toEqual(['110', '24', 'Maplehearth']);
    await act(async () => handle.update({ theme: 'classic', productName: 'Oakhouse' }));
    expect(logo()).toEqual(['160', '35', 'Oakhouse']);
    await act(async () => handle.unmount());
  });

  it('F18: unmounting removes the view and the features', async () => {
    const { handle, view, session } = await mountHeader();
    expect(Object.keys(session.store.getState())).toEqual(
      expect.arrayContaining(['headerAccount', 'headerNavigation', 'headerMessaging']),
    );
    await act(async () => handle.unmount());
    expect(view()).toBeNull();
    expect(Object.keys(session.store.getState()).filter((key) => key.startsWith('header'))).toEqual(
      [],
    );
  });
});
