/** Copies a text when it is pressed, and says what became of it; where the browser refuses, `refused` shows the text to select. */
export function createCopyButton(
  button: HTMLButtonElement,
  text: string,
  said: HTMLElement,
  refused: () => void,
): HTMLButtonElement {
  const copy = async (): Promise<void> => {
    try {
      // Not there on a page without TLS.
      await navigator.clipboard.writeText(text);
      said.textContent = 'Copied.';
    } catch {
      refused();
      said.textContent = 'This page may not copy: the text is selected, copy it by hand.';
    }
  };
  button.onclick = () => void copy();
  return button;
}
