/** For a `ref`: a bar over the page goes to the other end of the window while it would cover the focus (WCAG 2.4.11). */
export function keepFocusVisible(
  bar: HTMLElement | null,
  shown = new AbortController(),
) {
  // As the options of a listener, `shown` brings the signal of its end.
  const follow = (): void => {
    let focused = document.activeElement;
    // The document gets no event when the focus moves inside a shadow root.
    for (let root = focused?.shadowRoot; root; root = focused?.shadowRoot) {
      root.addEventListener('focusin', follow, shown);
      focused = root.activeElement;
    }
    // The browser scrolls to the focus first.
    requestAnimationFrame(() => {
      if (
        !bar ||
        !focused ||
        focused === document.body ||
        bar.contains(focused)
      ) {
        return;
      }
      bar.removeAttribute('data-moved');
      const [own, other] = [
        bar.getBoundingClientRect(),
        focused.getBoundingClientRect(),
      ];
      bar.toggleAttribute(
        'data-moved',
        own.top < other.bottom && other.top < own.bottom,
      );
    });
  };
  document.addEventListener('focusin', follow, shown);
  follow();
  return () => shown.abort();
}
