/** The network of scripts: jsdom fetches none, so a test decides whether each added script loads. */
export function watchScripts(): {
  readonly asked: readonly string[];
  /** Answers the next script that is added, or the one that waits: by running `program`, or not at all. */
  answer(program: (() => void) | 'fails'): Promise<void>;
  stop(): void;
} {
  const asked: string[] = [];
  const waiting: HTMLScriptElement[] = [];
  let added: () => void = () => undefined;
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.src) {
          asked.push(node.src);
          waiting.push(node);
        }
      }
    }
    added();
  });
  watch.observe(document, { childList: true, subtree: true });
  const nextScript = async (): Promise<HTMLScriptElement> => {
    for (;;) {
      const script = waiting.shift();
      if (script) {
        return script;
      }
      await new Promise<void>((resolve) => {
        added = resolve;
      });
    }
  };
  return {
    asked,
    async answer(program) {
      const script = await nextScript();
      if (program !== 'fails') {
        program();
      }
      script.dispatchEvent(new Event(program === 'fails' ? 'error' : 'load'));
    },
    stop: () => watch.disconnect(),
  };
}
