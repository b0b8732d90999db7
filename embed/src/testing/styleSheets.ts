/** jsdom has no constructable style sheets. These keep their text for a test. */
export class FakeStyleSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

export function fakeStyleSheets(): void {
  const sheets = new WeakMap<ShadowRoot, readonly unknown[]>();
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    configurable: true,
    get(this: ShadowRoot) {
      return sheets.get(this) ?? [];
    },
    set(this: ShadowRoot, value: readonly unknown[]) {
      sheets.set(this, value);
    },
  });
  Object.assign(window, { CSSStyleSheet: FakeStyleSheet });
}
