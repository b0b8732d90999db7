/** The two files that name every remote, with one more. */

/** `embed/src/contract/remotes.js`. */
export function addToRemotes(
  text: string,
  name: string,
  element: string,
): string {
  const end = '\n]);';
  if (!text.includes(end)) {
    throw new Error('The list of remotes ends in another way than before.');
  }
  return text.replace(
    end,
    `\n  { name: '${name}', element: '${element}' },${end}`,
  );
}

/** The root's package.json: behind the remote that was the last one. */
export function addToWorkspaces(
  text: string,
  name: string,
  last: string,
): string {
  const manifest = JSON.parse(text) as { workspaces: string[] };
  const workspaces = manifest.workspaces.toSpliced(
    manifest.workspaces.indexOf(last) + 1,
    0,
    name,
  );
  return `${JSON.stringify({ ...manifest, workspaces }, null, 2)}\n`;
}
