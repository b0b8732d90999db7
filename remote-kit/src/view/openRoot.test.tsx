import { waitFor } from '@testing-library/react';
import { Suspense, type SyntheticEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { shellAttribute } from 'embed/hand-overs';
import { openRoot } from './openRoot';

/** As on a page: React works in tasks of its own, and whatever happens meanwhile happens. */
describe('taking over a shell in a shadow root', () => {
  const inView = jest.fn<unknown, [string, string]>();
  const tell = ({ nativeEvent, target }: SyntheticEvent) =>
    inView(nativeEvent.type, (target as Element).tagName);
  const viewWith = (more?: string) => (
    <Suspense>
      <button
        type="button"
        onMouseOver={tell}
        onFocus={tell}
        onPointerOver={tell}
      >
        Menu
      </button>
      <a href="/">Home</a>
      {more && <p>{more}</p>}
    </Suspense>
  );
  const view = viewWith();
  const shellOf = (version: string): HTMLElement => {
    const element = document.body.appendChild(document.createElement('div'));
    element.attachShadow({
      mode: 'open',
    }).innerHTML = `<div ${shellAttribute}="${version}">${renderToString(view)}</div>`;
    return element;
  };

  it('an update that comes before React is shown after the shell, which stays', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const element = shellOf('1.0.0-abc');
    const button = element.shadowRoot!.querySelector('button')!;
    const shell = element.shadowRoot!.firstElementChild!;
    const root = openRoot('header-remote', element.shadowRoot!, shell, view, {
      loadStyles: jest.fn(),
    });
    root.render(viewWith('New'));
    await waitFor(() => expect(shell.textContent).toBe('MenuHomeNew'));
    expect(console.warn).not.toHaveBeenCalled();
    expect(button.isConnected).toBe(true);
    root.unmount();
  });

  it.each(['mouseover', 'focusin', 'pointerover'])(
    'NAV-5: a %s that comes before React is not lost',
    async (type) => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      inView.mockClear();
      const element = shellOf('1.0.0-abc');
      const button = element.shadowRoot!.querySelector('button')!;
      const root = openRoot(
        'header-remote',
        element.shadowRoot!,
        element.shadowRoot!.firstElementChild!,
        view,
        { loadStyles: jest.fn() },
      );

      // Within the view: it ends at the shadow root, and has no target afterwards.
      const relatedTarget = button.nextElementSibling;
      button.dispatchEvent(
        new MouseEvent(type, { bubbles: true, composed: true, relatedTarget }),
      );
      // React has stopped it, and dispatches it once more when it has hydrated the button.
      await waitFor(() =>
        expect(inView.mock.calls).toEqual([[type, 'BUTTON']]),
      );
      root.unmount();
    },
  );

  it("brings the style sheets that no shell has, behind the shell's", () => {
    const shadow = shellOf('1.0.0-abc').shadowRoot!;
    const [ofShell, ofView] = [new CSSStyleSheet(), new CSSStyleSheet()];
    Object.assign(shadow, { adoptedStyleSheets: [ofShell] });
    const styles = { styles: [ofView], loadStyles: jest.fn() };
    const root = openRoot(
      'header-remote',
      shadow,
      shadow.firstElementChild!,
      view,
      styles,
    );
    expect(shadow.adoptedStyleSheets).toEqual([ofShell, ofView]);
    expect(shadow.adoptedStyleSheets[1]).toBe(ofView);
    root.unmount();
  });

  it('without a shell it brings those of the shell first, then those that follow the first frame', async () => {
    const [first, later, ofView] = [
      new CSSStyleSheet(),
      new CSSStyleSheet(),
      new CSSStyleSheet(),
    ];
    const shadow = document.createElement('div').attachShadow({ mode: 'open' });
    const loadStyles = async () => ({ styles: [first], laterStyles: [later] });
    const styles = { styles: [ofView], loadStyles };
    const root = openRoot('header-remote', shadow, undefined, view, styles);
    await waitFor(() => expect(shadow).toHaveTextContent('Menu'));
    for (const [index, sheet] of [first, later, ofView].entries()) {
      expect(shadow.adoptedStyleSheets[index]).toBe(sheet);
    }
    root.unmount();
  });
});
