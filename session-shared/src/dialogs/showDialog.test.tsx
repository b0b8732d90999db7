import { waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import {
  lightboxAttribute,
  schemeAttribute,
  shellAttribute,
} from 'embed/hand-overs';
import { configSet } from '../config/config';
import { shareRunning } from '../promises/shareRunning';
import { testSession } from '../testing';
import { fakeDialogs } from '../testing/fakeDialogs';
import { Dialog } from './Dialog';
import { showDialog } from './showDialog';

// Inside `act` React throws an error of a view at the test instead of calling `onUncaughtError`.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

fakeDialogs();
const { store } = testSession({ site: { scheme: 'auto' } });
const lightbox = () => document.querySelector(`[${lightboxAttribute}]`);
const show = shareRunning(
  (dialog: (done: (answer?: string) => void) => ReactNode) =>
    showDialog<string>(store, dialog),
);

/** A dialog is open, or other content is drawn. */
const isShown = () => {
  const shadow = lightbox()?.shadowRoot;
  return (
    shadow?.querySelector('dialog')?.open ??
    Boolean(shadow?.querySelector('button'))
  );
};
const shown = () => waitFor(() => expect(isShown()).toBe(true));

/** Shows a dialog, presses its button, and gives its result; `look` runs before the press. */
async function answerOf(
  dialog: Parameters<typeof show>[0],
  look?: () => void,
): Promise<unknown> {
  const ended = show(dialog).catch((error: unknown) => error);
  await Promise.race([ended, shown()]);
  look?.();
  lightbox()?.shadowRoot?.querySelector('button')?.click();
  const answer = await ended;
  expect(lightbox()).toBeNull();
  return answer;
}
const confirm = (done: (answer: string) => void) => (
  <button onClick={() => done('yes')}>Yes</button>
);

const dialog = (done: () => void) => (
  <Dialog title="Title" onClose={done}>
    {null}
  </Dialog>
);

function Breaking({ when }: { readonly when: 'drawn' | 'pressed' }) {
  const [isBroken, setBroken] = useState(when === 'drawn');
  if (isBroken) {
    throw new Error('No such text.');
  }
  return <button onClick={() => setBroken(true)}>Go on</button>;
}

it.each(['drawn', 'pressed'] as const)(
  'AUT-6: a dialog that breaks when it is %s rejects, disappears, and the next one opens',
  async (when) => {
    const onPageError = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', onPageError);
    expect(await answerOf(() => <Breaking when={when} />)).toEqual(
      new Error('No such text.'),
    );
    expect(await answerOf(confirm)).toBe('yes');
    expect(onPageError).not.toHaveBeenCalled();
    window.removeEventListener('error', onPageError);
  },
);

it('OPN-86: a dialog has the scheme that the page has now', async () => {
  const schemes: (string | null | undefined)[] = [];
  const look = () => {
    const shell = lightbox()?.shadowRoot?.querySelector(`[${shellAttribute}]`);
    schemes.push(shell?.getAttribute(schemeAttribute));
  };
  await answerOf(confirm, look);
  store.dispatch(
    configSet({ site: { ...store.getState().config.site, scheme: 'dark' } }),
  );
  await answerOf(confirm, look);
  expect(schemes).toEqual(['auto', 'dark']);
});

it('a dialog has ended as soon as it is closed, so that the next press opens it again (ACC-2 AUT-6)', async () => {
  const first = show(dialog);
  await shown();
  lightbox()?.shadowRoot?.querySelector('dialog')?.close();
  await first;
  expect(await answerOf(confirm)).toBe('yes');
});

describe('on a page that', () => {
  it.each([
    ['removes the dialog', () => lightbox()?.remove()],
    [
      'removes its attribute',
      () =>
        lightbox()
          ?.shadowRoot?.querySelector('dialog')
          ?.removeAttribute('open'),
    ],
    [
      'replaces its body',
      () => document.body.replaceWith(document.createElement('body')),
    ],
  ])(
    '%s the dialog is closed, and the next one opens (F61 AUT-6)',
    async (_what, change) => {
      expect(await answerOf(dialog, change)).toBeUndefined();
      expect(await answerOf(confirm)).toBe('yes');
    },
  );

  it('hides the children of its body shows the dialog all the same (F67)', async () => {
    document.body.innerHTML = '<style>body > div { display: none }</style>';
    await answerOf(confirm, () => expect(lightbox()).toBeVisible());
  });

  it('makes the dialog inert, it can be used, and gives way to a page that insists (F67)', async () => {
    const hide = jest.fn(() => lightbox()?.toggleAttribute('inert', true));
    const page = new MutationObserver(
      () => hide.mock.calls.length < 100 && hide(),
    );
    page.observe(document.body, { childList: true });
    const answer = show(confirm);
    await shown();
    await waitFor(() => expect(lightbox()).not.toHaveAttribute('inert'));
    expect(hide).toHaveBeenCalledTimes(1);
    page.observe(lightbox()!, { attributeFilter: ['inert'] });
    hide();
    // Observers are called before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(hide.mock.calls.length).toBeLessThan(20);
    page.disconnect();
    lightbox()?.shadowRoot?.querySelector('button')?.click();
    expect(await answer).toBe('yes');
  });

  it('shows a modal of its own the dialog is in that (F67)', async () => {
    document.body.innerHTML = '<div role="dialog"><a href="/"></a></div>';
    document.querySelector('a')!.focus();
    await answerOf(confirm, () =>
      expect(lightbox()?.parentElement?.role).toBe('dialog'),
    );
  });
});
