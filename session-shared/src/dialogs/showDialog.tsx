import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lightboxAttribute, shellAttribute } from 'embed/hand-overs';
import { styles } from './styles';

/**
 * Shows a dialog over the page, in a shadow root of its own, until it is done; gives what it was done with
 * (undefined: the visitor closed it).
 */
export function showDialog<Result>(
  dialog: (done: (result?: Result) => void) => ReactNode,
): Promise<Result | undefined> {
  const host = document.createElement('div');
  host.setAttribute(lightboxAttribute, '');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles;
  const container = document.createElement('div');
  container.setAttribute(shellAttribute, '');
  shadow.append(container);
  document.body.append(host);
  const root = createRoot(container);
  return new Promise<Result | undefined>((resolve) => root.render(dialog(resolve))).finally(() => {
    root.unmount();
    host.remove();
  });
}
