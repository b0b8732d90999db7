import { createElement, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  createRoot,
  hydrateRoot,
  type Root,
  type RootOptions,
} from 'react-dom/client';
import type { RemoteName } from 'embed/contract';
import { shellAttribute } from 'embed/hand-overs';
import { adoptSheets, dropOwnSheets } from 'embed/own-sheets';
import { reportRemote } from 'embed/page-events';
import { readShellMark } from 'embed/site-parts';
import { readSiteSheets } from 'embed/site-sheets';
import {
  identifierPrefix,
  type RemoteView,
  type ShellStyles,
} from '../remote/remoteDefinition';

/** Build-time constant: the version of this code, as in the shell that was rendered from it. */
declare const __RELEASE_VERSION__: string;

type Styles = Pick<RemoteView, 'styles' | 'loadStyles'>;
export type OpenRoot = Pick<Root, 'render' | 'unmount'>;

/** Hydrates a shell of this release and site, or renders a new view without one. */
export function openRoot(
  name: RemoteName,
  shadow: ShadowRoot,
  shell: Element | undefined,
  first: ReactNode,
  styles: Styles,
): OpenRoot {
  const reports = reportErrors(name, __RELEASE_VERSION__, shadow.host);
  const options = { ...reports, identifierPrefix: identifierPrefix(name) };
  if (shell) {
    adoptSheets(shadow, sheetsOf(styles.styles));
    return hydrate(shell, first, options);
  }
  const mark = readShellMark(window, __RELEASE_VERSION__, name);
  return renderStyled(shadow, first, mark, options, styles);
}

/** Updates wait until React has taken the shell over: an earlier one would render the whole view again (React's error 424). */
function hydrate(
  shell: Element,
  first: ReactNode,
  options: RootOptions & ErrorReports,
): OpenRoot {
  let latest = first;
  let isHydrated = false;
  const show = () => isHydrated && root.render(frame());
  const Hydrated = ({ content }: { readonly content: ReactNode }) => {
    useEffect(() => {
      isHydrated = true;
      if (latest !== first) {
        show();
      }
    }, []);
    return content;
  };
  const frame = () => createElement(Hydrated, { content: latest });
  const root = hydrateRoot(shell, frame(), options);
  keepTargets(shell);
  return {
    render(next) {
      latest = next;
      show();
    },
    unmount() {
      options.end();
      root.unmount();
    },
  };
}

/** Unstyled content would flash and shift: the first render waits for the style sheets. */
function renderStyled(
  shadow: ShadowRoot,
  first: ReactNode,
  mark: string,
  options: RootOptions & ErrorReports,
  { styles = [], loadStyles }: Styles,
): OpenRoot {
  const container = shadow.ownerDocument.createElement('div');
  const root = createRoot(container, options);
  let latest = first;
  let isOpen = true;
  const show = ({ styles: ofShell, laterStyles = [] }: ShellStyles) => {
    if (!isOpen) {
      return;
    }
    const sheets = sheetsOf([...ofShell, ...laterStyles, ...styles]);
    dropOwnSheets(shadow);
    adoptSheets(shadow, [...sheets, ...readSiteSheets(window)]);
    container.setAttribute(shellAttribute, mark);
    shadow.replaceChildren(container);
    // Synchronously, because an empty place would flash after another release's view.
    flushSync(() => root.render(latest));
  };
  loadStyles().then(show, options.onUncaughtError);
  return {
    render(next) {
      latest = next;
      if (container.isConnected) {
        root.render(next);
      }
    },
    unmount() {
      isOpen = false;
      options.end();
      root.unmount();
      container.remove();
    },
  };
}

const sheetsOf = (styles: readonly unknown[] = []): CSSStyleSheet[] =>
  styles.filter((sheet) => sheet instanceof CSSStyleSheet);

/** React stops these events while it hydrates a shell, and dispatches them again to their target afterwards. */
const dispatchedAgain = [
  'focusin',
  'dragenter',
  'mouseover',
  'pointerover',
  'gotpointercapture',
];

/**
 * Keeps the original target of events that React stops. After its dispatch, an event of a shadow root has the root's
 * host as its target, or none (DOM standard, "dispatch"), and React would dispatch to that or throw. Call this after
 * React has added its listeners.
 */
function keepTargets(shell: Element): void {
  for (const type of dispatchedAgain) {
    shell.addEventListener(type, keepTarget, true);
  }
}

function keepTarget(event: Event): void {
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign of a stopped event
  if (event.cancelBubble) {
    Object.defineProperty(event, 'target', { value: event.target });
  }
}

interface ErrorReports {
  readonly onRecoverableError: (error: unknown) => void;
  readonly onUncaughtError: (error: unknown) => void;
  /** Call this when the view is unmounted: errors after it are not reported. */
  readonly end: () => void;
}

/** Turns each error of a view into a warning and an event. React's default would call the page's error handler. */
function reportErrors(
  remote: RemoteName,
  version: string,
  element: Element,
): ErrorReports {
  let isOpen = true;
  return {
    onRecoverableError(error) {
      // A view that ends before React has taken it over needs no repair.
      if (isOpen) {
        console.warn(`[mortgage embed] ${remote} repaired its view.`, error);
      }
    },
    onUncaughtError(error) {
      if (!isOpen) {
        return;
      }
      console.warn(
        `[mortgage embed] ${remote} stopped; its static view returns.`,
        error,
      );
      reportRemote(element, 'remoteFailed', {
        remote,
        reason: 'viewBroke',
        version,
      });
    },
    end() {
      isOpen = false;
    },
  };
}
