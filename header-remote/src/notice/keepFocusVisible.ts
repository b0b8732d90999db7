/** For a `ref`: a bar over the page goes to the other end of the window while it would cover the focus (WCAG 2.4.11). */
export function keepFocusVisible(bar: HTMLElement | null, shown = new AbortController()) {
  // As the options of a listener, `shown` brings the signal of its end.
  const follow = (event: Event): void => {
    const [focused, ...around] = event.composedPath();
    // The document gets no event when the focus moves inside a shadow root.
    for (const root of around)
      if (root instanceof ShadowRoot) root.addEventListener('focusin', follow, shown);
    // The browser scrolls to the focus first.
    requestAnimationFrame(() => {
      if (!bar || !(focused instanceof HTMLElement) || bar.contains(focused)) return;
      bar.removeAttribute('data-moved');
      const [own, other] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
      bar.toggleAttribute('data-moved', own.top < other.bottom && other.top < own.bottom);
    });
  };
  document.addEventListener('focusin', follow, shown);
  return () => shown.abort();
}
