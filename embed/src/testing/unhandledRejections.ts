/** The one thing that tests of browser code need of Node: jsdom tells no window of rejections that nobody handles. */
declare const process: Record<'on' | 'off', (event: string, listener: () => void) => void>;

/** How many promises rejected, and nobody had asked, while the work was done. */
export async function countUnhandledRejections(work: () => void): Promise<number> {
  let count = 0;
  const hear = (): void => {
    count += 1;
  };
  process.on('unhandledRejection', hear);
  work();
  // Node tells of them between two turns.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', hear);
  return count;
}
