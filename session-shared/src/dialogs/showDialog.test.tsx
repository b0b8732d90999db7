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
import { fakeBoxes, fakeResizes } from '../testing/fakeBoxes';
import { fakeDialogs } from '../testing/fakeDialogs';
import { Dialog } from './Dialog';
import { showDialog } from './showDialog';
import { styles } from './styles';

// Inside `act` React throws an error of a view at the test instead of calling `onUncaughtError`.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

fakeDialogs();
fakeBoxes();
const resize = fakeResizes();
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
  look?: () => unknown,
): Promise<unknown> {
  const ended = show(dialog).catch((error: unknown) => error);
  await Promise.race([ended, shown()]);
  await look?.();
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
    ['empties its root', () => lightbox()?.shadowRoot?.replaceChildren()],
    [
      'replaces its body',
      () => document.body.replaceWith(document.createElement('body')),
    ],
  ])(
    '%s the dialog is closed, and the next one opens (F61 F84 AUT-6)',
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

  it('adopts a sheet in every new root keeps it beside our styles (F59)', async () => {
    const theirs = { theirs: true } as unknown as CSSStyleSheet;
    const { attachShadow } = Element.prototype;
    jest
      .spyOn(Element.prototype, 'attachShadow')
      .mockImplementationOnce(function attachStyled(this: Element, options) {
        const shadow = attachShadow.call(this, options);
        shadow.adoptedStyleSheets = [theirs];
        return shadow;
      });
    await answerOf(confirm, () =>
      expect(lightbox()?.shadowRoot?.adoptedStyleSheets).toEqual([
        theirs,
        ...styles,
      ]),
    );
  });
});

/** As jQuery's `wrapInner` does. */
function wrapHost(): void {
  const wrapper = document.createElement('div');
  wrapper.append(lightbox()!);
  document.body.append(wrapper);
}

describe('on a page that moves the dialog', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows it again as a modal (F84)', async () => {
    await answerOf(dialog, async () => {
      wrapHost();
      await waitFor(() =>
        expect(
          lightbox()!.shadowRoot!.querySelector('dialog')!.matches(':modal'),
        ).toBe(true),
      );
      expect(isShown()).toBe(true);
    });
  });

  it('after each of our changes rejects, so that the sign-in page opens (F84 AUT-6)', async () => {
    const ended = show(dialog);
    await shown();
    wrapHost();
    const page = new MutationObserver(wrapHost);
    page.observe(lightbox()!.shadowRoot!.querySelector('dialog')!, {
      attributeFilter: ['open'],
    });
    await expect(ended).rejects.toThrow('out of sight');
    page.disconnect();
  });
});

describe("in the page's modal", () => {
  const modal = () => document.querySelector('[role=dialog]')!;
  const typed = () =>
    lightbox()?.shadowRoot?.querySelector<HTMLInputElement>('input');
  const form = (done: () => void) => (
    <Dialog title="Title" onClose={done}>
      <input defaultValue="" />
    </Dialog>
  );

  beforeEach(() => {
    document.body.innerHTML = '<div role="dialog"><a href="/"></a></div>';
    document.querySelector('a')!.focus();
  });

  it.each([
    ['is hidden', () => modal().toggleAttribute('hidden')],
    ['is removed', () => modal().remove()],
    ['is emptied', () => modal().replaceChildren()],
  ])(
    'that %s the dialog moves to the body, with its text and the focus (F83 AUT-6)',
    async (_what, close) => {
      await answerOf(form, async () => {
        expect(lightbox()?.parentElement).toBe(modal());
        typed()!.value = 'ada@';
        close();
        resize();
        await waitFor(() =>
          expect(lightbox()?.parentElement).toBe(document.body),
        );
        expect(isShown()).toBe(true);
        expect(typed()).toHaveValue('ada@');
        expect(lightbox()?.shadowRoot?.activeElement).toBe(typed());
      });
    },
  );

  it('that stays open the dialog leaves nothing behind (F67)', async () => {
    await answerOf(form);
    // Observers are called before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(lightbox()).toBeNull();
    const ended = show((done) => (
      <>
        {form(done)}
        <button onClick={() => done()}>End</button>
      </>
    ));
    await shown();
    lightbox()
      ?.shadowRoot?.querySelector<HTMLElement>('dialog ~ button')
      ?.click();
    await ended;
    await new Promise((resolve) => setTimeout(resolve));
    expect(lightbox()).toBeNull();
  });

  it.each([
    ['is removed', () => modal().remove()],
    ['is emptied', () => modal().replaceChildren()],
  ])(
    'that %s before the dialog is shown the dialog is in the body (F83 AUT-6)',
    async (_what, close) => {
      const ended = show(form);
      await waitFor(() => expect(lightbox()).not.toBeNull());
      close();
      await shown();
      expect(lightbox()?.parentElement).toBe(document.body);
      lightbox()?.shadowRoot?.querySelector('button')?.click();
      await ended;
    },
  );

  it('that has closed already the dialog is in the body (F83)', async () => {
    modal().toggleAttribute('hidden');
    await answerOf(form, () =>
      expect(lightbox()?.parentElement).toBe(document.body),
    );
  });

  it('that closes on a page without a visible body rejects, so that the sign-in page opens (F83 AUT-6)', async () => {
    const ended = show(form);
    await shown();
    modal().remove();
    document.body.toggleAttribute('hidden');
    await expect(ended).rejects.toThrow('out of sight');
    document.body.toggleAttribute('hidden');
    expect(lightbox()).toBeNull();
  });

  it('that a web component has in its root the dialog is in that (F67)', async () => {
    document.body.innerHTML = '<page-modal></page-modal>';
    const component = document.querySelector('page-modal')!;
    const root = component.attachShadow({ mode: 'open' });
    root.innerHTML = '<div role="dialog"><a href="/"></a></div>';
    root.querySelector('a')!.focus();
    const isOpenInModal = () =>
      root
        .querySelector(`[role=dialog] > [${lightboxAttribute}]`)
        ?.shadowRoot?.querySelector('dialog')?.open;
    const ended = show(form);
    await waitFor(() => expect(isOpenInModal()).toBe(true));
    root.replaceChildren();
    await shown();
    lightbox()?.shadowRoot?.querySelector('button')?.click();
    await ended;
  });
});
