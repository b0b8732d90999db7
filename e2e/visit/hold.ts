/** Holds an answer back until the test releases it. */
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
