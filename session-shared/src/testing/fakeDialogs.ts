/** jsdom shows no dialogs: opens and closes them as far as tests without a browser need it. A browser sends `close` a frame later, which no test waits for. */
export function fakeDialogs(): void {
  const places = new WeakMap<Element, Node | null>();
  const { matches } = Element.prototype;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      places.set(this, placeOf(this));
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      places.delete(this);
    },
    /** A dialog that the page moves is modal no more. */
    matches(this: HTMLDialogElement, selector: string) {
      return selector === ':modal'
        ? this.isConnected && places.get(this) === placeOf(this)
        : matches.call(this, selector);
    },
  });
}

function placeOf(dialog: Element): Node | null {
  const root = dialog.getRootNode();
  return root instanceof ShadowRoot ? root.host.parentNode : dialog.parentNode;
}
