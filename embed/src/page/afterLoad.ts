/** Calls when this time has passed since the page's load event: another script may add a tag or an element until then. */
export function afterLoad(
  window: Window,
  delayMs: number,
  act: () => void,
): void {
  const wait = () => setTimeout(act, delayMs);
  if (window.document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
  }
}
