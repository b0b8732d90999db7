import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import {
  lightboxAttribute,
  schemeAttribute,
  shellAttribute,
} from 'embed/hand-overs';
import { attempt } from 'embed/attempt';
import { keepOwnEvents } from 'embed/own-events';
import { readSiteSheets } from 'embed/site-sheets';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { readLanguage } from '../site/messages';
import { findModal } from './findModal';
import { styles } from './styles';

/** The part of the session's store that dialogs are drawn from. */
type PageStore = Store<{
  readonly config: { readonly site: Pick<SiteConfig, 'scheme'> };
}>;

/**
 * Shows a dialog over the page, in a shadow root of its own, until it is done; gives its result
 * (undefined: the visitor closed it, or the page removed it). Rejects where the dialog breaks, so that no caller waits
 * for ever and the page's own error handler is not called.
 * @param place selector of the page's element that it is rendered in, and so takes its tokens and direction from; else the body
 */
export function showDialog<Result>(
  store: PageStore,
  dialog: (done: (result?: Result) => void) => ReactNode,
  place?: string,
): Promise<Result | undefined> {
  const host = document.createElement('div');
  host.setAttribute(lightboxAttribute, '');
  // A page's FastClick ignores touches in it.
  host.className = 'needsclick';
  // A page may hide all children of its body; the dialog would block it unseen.
  host.style.setProperty('display', 'block', 'important');
  const shadow = host.attachShadow({ mode: 'open' });
  keepOwnEvents(shadow);
  // Some tool may have given the new root a sheet of its own already.
  shadow.adoptedStyleSheets = [
    ...shadow.adoptedStyleSheets,
    ...styles,
    ...readSiteSheets(window),
  ];
  const container = document.createElement('div');
  container.setAttribute(shellAttribute, '');
  const { language, direction } = readLanguage();
  container.lang = language;
  if (direction) {
    container.dir = direction;
  }
  container.setAttribute(schemeAttribute, store.getState().config.site.scheme);
  shadow.append(container);
  keepReachable(host);
  (findPlace(place) ?? findModal() ?? document.querySelector('body'))?.append(
    host,
  );
  let root: Root | undefined;
  return new Promise<Result | undefined>((resolve, reject) => {
    root = createRoot(container, { onUncaughtError: reject });
    root.render(<Provider store={store}>{dialog(resolve)}</Provider>);
  }).finally(() => {
    root?.unmount();
    // Prototype's `remove` throws for what the page has removed.
    host.parentNode?.removeChild(host);
  });
}

/** A page's modal makes every other child of the body inert, perhaps after each of our changes, which are therefore few. */
function keepReachable(host: Element): void {
  const hiding = ['inert', 'aria-hidden'];
  let changes = 0;
  const watch = new MutationObserver(() => {
    if (!hiding.some((name) => host.hasAttribute(name))) {
      return;
    }
    for (const name of hiding) {
      host.removeAttribute(name);
    }
    if (++changes === 5) {
      watch.disconnect();
    }
  });
  watch.observe(host, { attributeFilter: hiding });
}

/** None for a text that is no selector, and none without a box: a dialog in it would block the page unseen. */
const findPlace = (selector = ''): Element | undefined =>
  attempt(() =>
    [...document.querySelectorAll(selector)].find(
      (one) => one.getClientRects()[0],
    ),
  );
