import { useState } from 'react';
import { lightboxAttribute, schemeAttribute, shellAttribute } from 'embed/hand-overs';
import { configSet } from '../config/config';
import { shareRunning } from '../promises/shareRunning';
import { testSession } from '../testing';
import { showDialog } from './showDialog';

// The dialogs are drawn as on a page, without `act`.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const { store } = testSession();
const lightbox = () => document.querySelector(`[${lightboxAttribute}]`);
const button = () => lightbox()?.shadowRoot?.querySelector('button') ?? undefined;

/** Waits until the dialog is drawn, or was. */
async function drawn() {
  while (!button() && lightbox()) await new Promise((resolve) => setTimeout(resolve));
}

function Breaking({ when }: { readonly when: 'drawn' | 'pressed' }) {
  const [isBroken, setBroken] = useState(when === 'drawn');
  if (isBroken) throw new Error('No such text.');
  return <button onClick={() => setBroken(true)}>Go on</button>;
}

it.each(['drawn', 'pressed'] as const)(
  'AUT-6: a dialog that breaks when it is %s is told to who waits, taken away, and the next one comes',
  async (when) => {
    const onPageError = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', onPageError);
    const show = shareRunning((text?: string) =>
      showDialog<string>(store, (done) =>
        text ? <button onClick={() => done(text)}>{text}</button> : <Breaking when={when} />,
      ),
    );
    const broken = expect(show()).rejects.toThrow('No such text.');
    await drawn();
    button()?.click();
    await broken;
    expect(lightbox()).toBeNull();
    const next = show('yes');
    await drawn();
    button()!.click();
    await expect(next).resolves.toBe('yes');
    expect(onPageError).not.toHaveBeenCalled();
    window.removeEventListener('error', onPageError);
  },
);

it('OPN-86: a dialog is drawn in the scheme that the page has now', async () => {
  const { store: page } = testSession({ site: { scheme: 'auto' } });
  const schemeOf = () =>
    lightbox()!.shadowRoot!.querySelector(`[${shellAttribute}]`)!.getAttribute(schemeAttribute);
  const shown = showDialog<string>(page, (done) => (
    <button onClick={() => done('yes')}>Close</button>
  ));
  await drawn();
  expect(schemeOf()).toBe('auto');
  button()!.click();
  await shown;
  page.dispatch(configSet({ site: { ...page.getState().config.site, scheme: 'dark' } }));
  const next = showDialog<string>(page, (done) => (
    <button onClick={() => done('yes')}>Close</button>
  ));
  await drawn();
  expect(schemeOf()).toBe('dark');
  button()!.click();
  await next;
});
