/** Calls once the page has shown its next frame; a page in a background tab shows none. */
export function afterFrame(window: Window, act: () => void): void {
  const soon = (): void => void setTimeout(act);
  if (window.document.hidden) {
    soon();
  } else {
    window.requestAnimationFrame(soon);
  }
}
