/** Before it, a tag that has run may still wait for its element. */
export const whenParsed = ({
  document,
}: Window): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) =>
        document.addEventListener('DOMContentLoaded', resolve),
      )
    : undefined;
