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
  return { session, handle, view: () => element.shadowRoot!.querySelector('header') };
}

describe('mounting the header', () => {
  afterEach(() => overrideSession(undefined));

  it("OPN-86 CON-16: the tag's theme goes for it, also in a session that was there before", async () => {
    const { handle, view } = await mountHeader({ theme: 'refreshed' });
    expect(view()!.querySelector('svg[role="img"]')).toHaveAttribute('width', '110');
    await act(async () => handle.unmount());
  });

  it('CON-16 OPN-79: an update changes theme and name in place', async () => {
    const { handle, view } = await mountHeader();
    expect(view()!.querySelector('svg[role="img"]')).toHaveAttribute('width', '160');
    await act(async () => handle.update({ theme: 'refreshed', productName: 'Oakhouse' }));
    const logo = view()!.querySelector('svg[role="img"]')!;
    expect([
      logo.getAttribute('width'),
      logo.getAttribute('height'),
      logo.getAttribute('aria-label'),
    ]).toEqual(['110', '24', 'Oakhouse']);
    await act(async () => handle.unmount());
  });

  it('CON-16 OPN-79: a logo of the configuration stands in the same place, with the brand as its text', async () => {
    const { handle, view } = await mountHeader({ logoUrl: '/brand.svg', productName: 'Oakhouse' });
    const logo = view()!.querySelector('img')!;
    expect([
      logo.getAttribute('src'),
      logo.alt,
      logo.getAttribute('width'),
      logo.getAttribute('height'),
    ]).toEqual(['/brand.svg', 'Oakhouse', '160', '35']);
    await act(async () => handle.unmount());
  });

  it('F18: unmounting takes the view and the features away', async () => {
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
