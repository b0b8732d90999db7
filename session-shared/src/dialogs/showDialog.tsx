import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lightboxAttribute, shellAttribute } from 'embed/hand-overs';
import { attempt } from '../browser/attempt';
import { readLanguage } from '../site/messages';
import { styles } from './styles';

/**
 * Shows a dialog over the page, in a shadow root of its own, until it is done; gives what it was done with
 * (undefined: the visitor closed it).
 * @param place selector of the page's element that it is rendered in, and so takes its tokens and direction from; else the body
 */
export function showDialog<Result>(
  dialog: (done: (result?: Result) => void) => ReactNode,
  place?: string,
): Promise<Result | undefined> {
  const host = document.createElement('div');
  host.setAttribute(lightboxAttribute, '');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles;
  const container = document.createElement('div');
  container.setAttribute(shellAttribute, '');
  const { language, direction } = readLanguage();
  container.lang = language;
  if (direction) container.dir = direction;
  shadow.append(container);
  (findPlace(place) ?? document.body).append(host);
  const root = createRoot(container);
  return new Promise<Result | undefined>((resolve) => root.render(dialog(resolve))).finally(() => {
    root.unmount();
    host.remove();
  });
}

/** None for a text that is no selector, and none that is not displayed: a dialog in it would block the page unseen. */
const findPlace = (selector = ''): Element | undefined =>
  attempt(() => [...document.querySelectorAll(selector)].find((found) => found.checkVisibility()));
