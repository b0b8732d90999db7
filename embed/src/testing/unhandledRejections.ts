/** Node's event, because jsdom dispatches no `unhandledrejection`. */
declare const process: Record<
  'on' | 'off',
  (event: string, listener: () => void) => void
>;

/** Counts the unhandled rejections that the work causes. */
export async function countUnhandledRejections(
  work: () => void,
): Promise<number> {
  let count = 0;
  const hear = (): void => {
    count += 1;
  };
  process.on('unhandledRejection', hear);
  work();
  // Node emits them between two turns.
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  process.off('unhandledRejection', hear);
  return count;
}
