import { useState } from 'react';
import { lightboxAttribute } from 'embed/hand-overs';
import { shareRunning } from '../promises/shareRunning';
import { showDialog } from './showDialog';

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
      showDialog<string>((done) =>
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
