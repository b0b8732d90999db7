import type { PageConfig } from 'embed/contract';
import { attempt } from 'embed/attempt';
import {
  laterAttribute,
  schemeAttribute,
  shellAttribute,
} from 'embed/hand-overs';
import { reportRemote } from 'embed/page-events';
import { findPageState } from 'embed/page-state';
import { reasonOf } from 'embed/reason-of';
import { retryLoad, worthRetrying } from 'embed/retries';
import { readShellMark } from 'embed/site-parts';
import type { Scheme } from 'mortgage-domain/site/siteConfig';
import {
  createAnonymousSession,
  selectSite,
  type SessionState,
} from 'session-shared/session';
import {
  attachAll,
  type Mounted,
  type OpenedView,
  type RemoteDefinition,
  type ViewModule,
} from '../remote/remoteDefinition';

/** Build-time constant: the version of this code, as in the shell that was rendered from it. */
declare const __RELEASE_VERSION__: string;

/**
 * Opens the view as soon as it has something else to show than the shell, and finishes the shell until the view has
 * drawn: its files may be long on their way, or never come (F81).
 * @returns a function to call after a change of the options
 */
export function watchView<Options extends PageConfig>(
  mounted: Mounted<Options>,
  signal: AbortSignal,
): () => void {
  const { remote, session, shadow, options } = mounted;
  const shell = findShell(mounted);
  const showsMore = compareWithShell(mounted, shell);
  const slots = findPageState(window)?.slots ?? [];
  const { fillMenus } =
    slots.find(({ element }) => element === mounted.element) ?? {};
  const wasTouched = shell ? watchTouch(shell, signal) : () => false;
  let isOpening = false;
  let isDrawn = false;
  let view: OpenedView | undefined;

  const open = async () => {
    isOpening = true;
    const module = await persist(mounted, signal, 'view', () =>
      loadView(remote, fillMenus),
    );
    if (module && !signal.aborted) {
      view = module.openView(
        mounted,
        module.view,
        wasTouched() ? undefined : shell,
        () => {
          isDrawn = true;
          unsubscribe();
        },
      );
    }
  };
  const check = () => {
    if (isDrawn || signal.aborted) {
      return;
    }
    const state = session.store.getState();
    showScheme(shell, selectSite(state).scheme);
    remote.finish?.(shadow, state, options());
    if (!isOpening && showsMore(state)) {
      void open();
    }
  };
  const unsubscribe = session.store.subscribe(oncePerTurn(check));
  signal.addEventListener('abort', () => {
    unsubscribe();
    view?.unmount();
    // A later mount must not take over what this one has changed.
    shell?.remove();
  });
  check();
  if (fillMenus) {
    void persist(mounted, signal, 'menus', fillMenus).then(check);
  }
  return () => {
    check();
    view?.render();
  };
}

/** With the data and the menus that the view is drawn from. */
async function loadView<Options extends PageConfig>(
  { name, loadView: load }: RemoteDefinition<Options>,
  fillMenus?: () => Promise<void>,
): Promise<ViewModule<Options>> {
  const [loaded] = await Promise.all([
    load(),
    findPageState(window)?.fillPart?.[name]?.(),
    fillMenus?.(),
  ]);
  return loaded;
}

function findShell<Options extends PageConfig>({
  remote,
  shadow,
}: Mounted<Options>) {
  const shell = shadow.querySelector(`[${shellAttribute}]`);
  const mark = readShellMark(window, __RELEASE_VERSION__, remote.name);
  return shell?.getAttribute(shellAttribute) === mark ? shell : undefined;
}

/** Whether a state has something else to show than the shell. */
function compareWithShell<Options extends PageConfig>(
  { remote, options }: Mounted<Options>,
  shell: Element | undefined,
): (state: SessionState) => boolean {
  const inShell = shell && showsInShell(remote);
  return (state) =>
    inShell === undefined ||
    inShell !== JSON.stringify(remote.shows?.(state, options()));
}

/** Undefined for a remote that opens its view at once. */
function showsInShell<Options extends PageConfig>(
  remote: RemoteDefinition<Options>,
): string | undefined {
  if (!remote.shows) {
    return undefined;
  }
  const session = createAnonymousSession();
  attachAll(session, remote.features?.(session, undefined));
  return JSON.stringify(remote.shows(session.store.getState(), {}));
}

/** Whether a translator or another program has changed the shell: React then redraws the view, unless the visitor is in it. */
function watchTouch(shell: Element, signal: AbortSignal): () => boolean {
  let isTouched = false;
  const observer = new MutationObserver((changes) => {
    // The file of the menus fills these.
    isTouched ||= changes.some(
      ({ target }) => !(target as Element).matches(`[${laterAttribute}]`),
    );
  });
  observer.observe(shell, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    observer.disconnect();
    return (
      isTouched &&
      !attempt(() =>
        shell.querySelector(':focus, details[open], :popover-open'),
      )
    );
  };
}

/** Loads until it succeeds; the shell stays and works until then. Undefined when the mount ends while it waits. */
async function persist<Options extends PageConfig, Value>(
  mounted: Mounted<Options>,
  signal: AbortSignal,
  what: 'view' | 'menus',
  load: () => Promise<Value>,
): Promise<Value | undefined> {
  const { name } = mounted.remote;
  let isReported = false;
  while (!signal.aborted) {
    try {
      return await retryLoad(load, name);
    } catch (error) {
      if (!isReported) {
        report(mounted, what, error);
      }
      isReported = true;
      await worthRetrying(window);
    }
  }
  return undefined;
}

function report<Options extends PageConfig>(
  { remote: { name }, element }: Mounted<Options>,
  what: 'view' | 'menus',
  error: unknown,
): void {
  console.warn(
    `[mortgage embed] ${name} could not load its ${what}; the static view stays.`,
    error,
  );
  if (what === 'menus') {
    return;
  }
  const version = __RELEASE_VERSION__;
  reportRemote(element, 'remoteFailed', {
    remote: name,
    reason: reasonOf(error),
    version,
  });
}

function showScheme(shell: Element | undefined, scheme: Scheme): void {
  const view = shell?.firstElementChild;
  if (scheme === 'light') {
    view?.removeAttribute(schemeAttribute);
  } else {
    view?.setAttribute(schemeAttribute, scheme);
  }
}

function oncePerTurn(act: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) {
      return;
    }
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      act();
    });
  };
}
