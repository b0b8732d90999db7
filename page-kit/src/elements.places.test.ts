it("keeps the header's place, and leaves it to a style sheet of the page", async () => {
  const texts: string[] = [];
  // jsdom has no constructable style sheets.
  const CSSStyleSheet = function Sheet() {
    return { replaceSync: (text: string) => texts.push(text) };
  };
  const adoptedStyleSheets: unknown[] = [];
  Object.assign(window, { CSSStyleSheet });
  Object.assign(document, { adoptedStyleSheets });
  await import('./elements');
  expect(texts.join()).toContain(
    ':where(mortgage-header) { min-height: 64px; }',
  );
  expect(adoptedStyleSheets).toHaveLength(1);
});
