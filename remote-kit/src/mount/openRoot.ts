import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { RemoteName } from 'embed/contract';
import { shellAttribute } from 'embed/hand-overs';
import { readShellMark } from 'embed/site-parts';
import { readSiteSheets } from 'embed/site-sheets';
import { identifierPrefix } from '../remote/remoteDefinition';
import { keepTargets } from './keepTargets';
import { reportErrors, type ErrorReports } from './reportErrors';

/** Build-time constant: the version of this code, as in the shell that was rendered from it. */
declare const __RELEASE_VERSION__: string;

export type LoadStyles = () => Promise<{ readonly styles: readonly unknown[] }>;
export type OpenRoot = Pick<Root, 'render' | 'unmount'>;

/** Hydrates a shell of this version and site, or renders a new view without one. */
export function openRoot(
  name: RemoteName,
  element: Element,
  first: ReactNode,
  loadStyles: LoadStyles,
): OpenRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const shell = shadow.querySelector(`[${shellAttribute}]`);
  const reports = reportErrors(name, __RELEASE_VERSION__, element);
  const options = { ...reports, identifierPrefix: identifierPrefix(name) };
  const mark = readShellMark(window, __RELEASE_VERSION__, name);
  return shell?.getAttribute(shellAttribute) === mark
    ? hydrate(shell, first, options)
    : renderStyled(shadow, first, mark, options, loadStyles);
}

function hydrate(shell: Element, first: ReactNode, options: RootOptions & ErrorReports): OpenRoot {
  const root = hydrateRoot(shell, first, options);
  keepTargets(shell);
  return {
    render: (next) => root.render(next),
    unmount() {
      options.end();
      root.unmount();
      // A later mount must not hydrate the empty element.
      shell.remove();
    },
  };
}

/** Unstyled content would flash and shift: the first render waits for the style sheets. */
function renderStyled(
  shadow: ShadowRoot,
  first: ReactNode,
  mark: string,
  options: RootOptions & ErrorReports,
  loadStyles: LoadStyles,
): OpenRoot {
  const container = shadow.ownerDocument.createElement('div');
  const root = createRoot(container, options);
  let latest = first;
  let isOpen = true;
  const show = (styles: readonly unknown[]) => {
    if (!isOpen) return;
    const own = styles.filter((sheet) => sheet instanceof CSSStyleSheet);
    shadow.adoptedStyleSheets = [...own, ...readSiteSheets(window)];
    container.setAttribute(shellAttribute, mark);
    shadow.replaceChildren(container);
    // Synchronously, because an empty place would flash after another release's view.
    flushSync(() => root.render(latest));
  };
  loadStyles().then(({ styles }) => show(styles), options.onUncaughtError);
  return {
    render(next) {
      latest = next;
      if (container.isConnected) root.render(next);
    },
    unmount() {
      isOpen = false;
      options.end();
      root.unmount();
      container.remove();
    },
  };
}
