import { act } from '@testing-library/react';
import { overrideSession } from 'session-shared/session';
import { testSession } from 'session-shared/testing';
import { mount } from './mount';

async function mountHeader(options = {}) {
  const session = testSession();
  overrideSession(session);
  const element = document.body.appendChild(document.createElement('div'));
  const handle = mount(element, options);
  await act(async () => undefined);
  const logo = () => {
    const image = element.shadowRoot!.querySelector(
      'header img, svg[role="img"]',
    )!;
    const name = image.getAttribute('alt') ?? image.getAttribute('aria-label');
    return [image.getAttribute('width'), image.getAttribute('height'), name];
  };
  return { handle, logo };
}

describe('mounting the header', () => {
  afterEach(() => overrideSession(undefined));

  it("OPN-86 CON-16 OPN-79: shows the tag's theme in an existing session, and follows updates", async () => {
    const { handle, logo } = await mountHeader({ theme: 'refreshed' });
    expect(logo()).toEqual(['110', '24', 'Maplehearth']);
    await act(async () =>
      handle.update({ theme: 'classic', productName: 'Oakhouse' }),
    );
    expect(logo()).toEqual(['160', '35', 'Oakhouse']);
    await act(async () => handle.unmount());
  });
});
