/** Commands of npm, as documents and pipelines write them. */
import { readManifest, workspaces } from './sources';

export interface Command {
  readonly name: string;
  /** Where it runs; undefined: at the root. */
  readonly workspace?: string | undefined;
}

export const rootCommands: Readonly<Record<string, string>> = readManifest('.').scripts ?? {};

/** `npm run <name>`, also with `-w <workspace>`; a workspace that is a value (`"$WORKSPACE"`, `<workspace>`) means a remote. */
export const commandsIn = (text: string): readonly Command[] =>
  [...text.matchAll(/\bnpm run (?:-s )?([\w-]+)(?:[^\n`]*? -w ("?[$<]?[\w-]+))?/g)].map(
    ([, name = '', given]) => ({
      name,
      workspace: given && /^"?[$<]/.test(given) ? 'footer-remote' : given,
    }),
  );

export function isCommand({ name, workspace }: Command): boolean {
  if (workspace === undefined) return name in rootCommands;
  return workspaces.includes(workspace) && name in (readManifest(workspace).scripts ?? {});
}
