/**
 * Runs the stamp programs of released workspaces. They come from the target, so they run in a process of their own that may read
 * and write no file, start no other process, and knows nothing of this one's environment. docs/decisions/0012-sites.md.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { SitePart } from 'embed/release';
import type { Site } from './sites';
import { ReleaseError } from './targets/target';

/** What a workspace makes of a site. */
export interface Stamped {
  readonly part: SitePart;
  /** The view, of a workspace that has one. */
  readonly html?: string;
}

/** A released program, by its text, and what it is called in messages. */
export interface StampProgram {
  readonly name: string;
  readonly version: string;
  readonly program: string;
}

/** A site, and the parts that others have made of it. */
export interface StampInput {
  readonly site: Site;
  readonly parts: Readonly<Record<string, SitePart>>;
}

interface Made {
  readonly part: object;
  readonly html?: string;
}

/** In the order of the inputs. */
export async function runStampProgram(
  { name, version, program }: StampProgram,
  inputs: readonly StampInput[],
): Promise<readonly Stamped[]> {
  const made = await runAlone(program + toEnding(name, inputs)).catch((error: unknown) => {
    throw new ReleaseError(
      `${name} ${version} cannot be stamped: its program failed. ${String(error)} Release it again, or make another version current with npm run rollback -w ${name} -- <version>.`,
    );
  });
  return (JSON.parse(made) as readonly Made[]).map(({ part, html }) => ({
    part: { id: toId(part), ...part },
    html,
  }));
}

/** The end of the program: `module.exports` is what a workspace's stamp program gives. */
const toEnding = (name: string, inputs: readonly StampInput[]): string => `
const { toPart, render } = module.exports;
const make = ({ site, parts }) => {
  const part = toPart(site);
  return { part, html: render?.({ ...parts, [${JSON.stringify(name)}]: part }) };
};
process.stdout.write(JSON.stringify(${JSON.stringify(inputs)}.map(make)));
`;

const toId = (part: object): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8);

/** What the program prints. */
async function runAlone(program: string): Promise<string> {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const child = spawn(process.execPath, [permission, '--no-warnings', '-'], { env: {} });
  // A program that ends before it has read all of itself says why on standard error.
  child.stdin.on('error', () => undefined).end(program);
  const [printed, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ]);
  if (code !== 0) throw new Error(complaint.trim().slice(0, maxComplaint));
  return printed;
}

/** Enough to see what it was. */
const maxComplaint = 2000;
