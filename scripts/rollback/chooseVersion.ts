/** Asks at a terminal which earlier version is to be current again. */
import { createInterface } from 'node:readline';
import { ReleaseError } from 'publishing/targets/target';
import type { Releases } from 'publishing/registry';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Throws where nothing of the list was chosen. Without an earlier version nothing is asked, and nothing chosen. */
export async function chooseVersion(
  { input, output }: Terminal,
  name: string,
  { current, versions }: Releases,
): Promise<string | undefined> {
  const earlier = versions.filter(({ version }) => version !== current);
  if (earlier.length === 0) return undefined;
  const lines = earlier.map(
    ({ version, releasedAt, releasedBy }, index) =>
      `  ${index + 1}  ${version}  ${releasedAt}${releasedBy ? `  ${releasedBy}` : ''}`,
  );
  output.write(`${name} ${current} is current. Before that there were:\n${lines.join('\n')}\n`);
  const answer = await ask({ input, output }, 'Which one is to be current again? Its number: ');
  const chosen = earlier.find(
    ({ version }, index) => answer === String(index + 1) || answer === version,
  );
  if (chosen) return chosen.version;
  throw new ReleaseError(
    `Nothing was chosen, and nothing has changed: ${name} ${current} is current.`,
  );
}

/** Returns an empty text when the terminal is closed. */
async function ask({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  for await (const line of createInterface({ input })) return line.trim();
  return '';
}
