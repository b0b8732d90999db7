import type { Listen } from '../popups/listeningRef';

/**
 * HDR-7 in browsers whose details are not exclusive by their `name` (docs/browsers.md): a
 * section that opens closes the others. In all others they are closed by then.
 */
export const closeOtherSections: Listen = (menu, signal) => {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const section of menu.querySelectorAll('details'))
      if (section !== target) section.open = false;
  };
  // Toggle events do not bubble.
  menu.addEventListener('toggle', onToggle, { capture: true, signal });
};
