/** Holds something back, an answer above all, until the test lets it go. */
export interface Hold {
  readonly released: Promise<void>;
  release(): void;
}

export function hold(): Hold {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}
