/** Where each remote goes when its tag does not say. */
const wellKnown: Readonly<Record<string, string>> = {
  'header-remote': '#site-header',
  'footer-remote': '#site-footer',
  'lender-advertising-remote': '#lender-onboarding',
  'access-denied-remote': '#access-denied',
};

/**
 * Calls back with the mount element: at once, or as soon as the parser has reached it. Header and footer make their own
 * element when the page has none.
 */
export function whenTargetIsThere(
  document: Document,
  remote: string,
  asked: string | undefined,
  found: (element: Element) => void,
): void {
  const selector = asked ?? wellKnown[remote] ?? '';
  const find = () => query(document, selector);
  const now = find();
  if (now) return found(now);
  if (document.readyState !== 'loading') return orInsert();

  const watch = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    watch.disconnect();
    document.removeEventListener('DOMContentLoaded', giveUp);
    found(element);
  });
  const giveUp = () => {
    watch.disconnect();
    orInsert();
  };
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', giveUp, { once: true });

  function orInsert(): void {
    const element = find() ?? query(document, selector, true) ?? insert(document, remote, asked);
    if (element) return found(element);
    console.warn(
      `[mortgage embed] ${remote} has nowhere to go: no element matches "${selector}". Add one, or name another with data-target.`,
    );
  }
}

/** A page may hold the element twice, one of them hidden: the first that is displayed is meant (F20). */
function query(document: Document, selector: string, alsoHidden?: boolean): Element | undefined {
  try {
    for (const element of document.querySelectorAll(selector))
      if (alsoHidden || element.checkVisibility?.() !== false) return element;
  } catch {
    // No selector: told like one that matches nothing.
  }
  return undefined;
}

function insert(
  document: Document,
  remote: string,
  asked: string | undefined,
): Element | undefined {
  const atStart = remote === 'header-remote';
  if (asked !== undefined || !(atStart || remote === 'footer-remote')) return undefined;
  const element = document.createElement('div');
  element.id = wellKnown[remote]!.slice(1);
  document.body[atStart ? 'prepend' : 'append'](element);
  return element;
}
