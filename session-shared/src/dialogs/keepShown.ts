/** Shows a dialog, and keeps it in sight on a page that hides, moves or removes what is around it. */
import { attempt } from 'embed/attempt';
import { deepActiveElement } from './deepActiveElement';
import { modalAround } from './findModal';

export interface DialogEnds {
  /** The visitor closed it, or the page removed it. */
  readonly closed: () => void;
  /** The page keeps it out of sight. */
  readonly lost: () => void;
}

/** A page that moves the dialog after each of our changes gets its way. */
const mostShows = 5;

/** Returns a function that ends the watch. */
export function keepShown(
  dialog: HTMLDialogElement,
  { closed, lost }: DialogEnds,
): () => void {
  const host = hostOf(dialog);
  const focus = keepFocus(dialog);
  // The page may have removed its modal before the dialog could be shown.
  if (host && !host.isConnected) {
    findBody()?.append(host);
  }
  let isInModal = modalAround(host) !== undefined;
  let shows = 0;

  const show = () => {
    shows += 1;
    const first = focus.last() ?? findFirst(dialog);
    dialog.open = false;
    // The browser gives the focus to the first button.
    dialog.showModal();
    first?.focus();
  };

  /** The text that the visitor has typed lives on. */
  const showAgain = (place?: Element | null) => {
    attempt(() => {
      if (host) {
        place?.append(host);
      }
      show();
    });
    if (shows > mostShows || !hasBox(dialog)) {
      stop();
      lost();
    }
  };

  /** The page has hidden or removed what is around it, such as its own modal that has closed. */
  const isOut = () => {
    // Else the dialog has ended, or the page has emptied its root.
    if (!host || hostOf(dialog) !== host) {
      return false;
    }
    return host.isConnected
      ? host.parentNode !== findBody() && !hasBox(dialog)
      : isInModal;
  };

  const look = () => {
    if (dialog.open && isOut()) {
      isInModal = false;
      showAgain(findBody());
    } else if (!dialog.open || !dialog.isConnected) {
      leaveTopLayer(dialog);
      stop();
      closed();
    } else if (isModal(dialog) === false) {
      // The page has moved it.
      showAgain();
    }
  };

  const watch = watchPage(dialog, look);
  const stop = () => {
    watch();
    focus.stop();
  };
  attempt(show);
  look();
  return stop;
}

/** Calls back when the dialog has been opened, closed, moved or removed, or has another size. */
function watchPage(dialog: Element, changed: () => void): () => void {
  // A browser sends `close` a frame late, and none for a dialog that the page removes, alone or with its body.
  const changes = new MutationObserver(changed);
  changes.observe(dialog, { attributeFilter: ['open'] });
  for (const root of rootsOf(dialog)) {
    changes.observe(root, { childList: true, subtree: true });
  }
  const sizes = attempt(() => new ResizeObserver(changed));
  sizes?.observe(dialog);
  return () => {
    changes.disconnect();
    sizes?.disconnect();
  };
}

/** Remembers what has the focus in the dialog, which loses it with its box. */
function keepFocus(dialog: Element) {
  let focused: HTMLElement | SVGElement | undefined;
  const keep = () => {
    const root = dialog.getRootNode();
    if (root instanceof ShadowRoot) {
      focused = deepActiveElement(root);
    }
  };
  dialog.addEventListener('focusin', keep);
  return {
    last: () => focused,
    stop: () => dialog.removeEventListener('focusin', keep),
  };
}

const findBody = () => document.querySelector('body');

const hostOf = (node: Node): Element | undefined => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

/** The dialog's own root, the roots of the page's components around it, and the document: an observer sees the children of one root only. */
function rootsOf(node: Node): readonly Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

const hasBox = (dialog: Element): boolean => dialog.getClientRects().length > 0;

/** Undefined in browsers without the selector. */
const isModal = (dialog: Element): boolean | undefined =>
  attempt(() => dialog.matches(':modal'));

/** The page removed only the attribute, which leaves the page inert. */
function leaveTopLayer(dialog: HTMLDialogElement): void {
  if (isModal(dialog)) {
    dialog.open = true;
    dialog.close();
  }
}

/** Fields come before the button that closes, and empty fields before filled ones. */
function findFirst(dialog: Element): HTMLElement | null {
  const inputs = [...dialog.querySelectorAll('input')];
  return (
    inputs.find(({ value }) => value === '') ??
    dialog.querySelector<HTMLElement>('input, [data-first]')
  );
}
