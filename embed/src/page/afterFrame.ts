/** Calls once the page has shown its next frame. */
export const afterFrame = (window: Window, act: () => void): void =>
  void window.requestAnimationFrame(() => setTimeout(act));
