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

/** What the last programs made, by the whole of what they were given: a stamp asks several times for the same. */
const known = new Map<string, Promise<readonly Stamped[]>>();
const knownMax = 50;

/** In the order of the inputs. */
export function runStampProgram(
  { name, version, program }: StampProgram,
  inputs: readonly StampInput[],
): Promise<readonly Stamped[]> {
  const key = toDigest([name, version, program, inputs]);
  const made = known.get(key) ?? runOnce({ name, version, program }, inputs);
  known.delete(key);
  known.set(key, made);
  // What failed is tried again; the oldest goes.
  made.catch(() => known.delete(key));
  for (const oldest of known.keys()) if (known.size > knownMax) known.delete(oldest);
  return made;
}

async function runOnce(
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

const toId = (part: object): string => toDigest(part).slice(0, 8);
const toDigest = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

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
  if (code !== 0) throw new Error(toComplaint(complaint));
  return printed;
}

/** What Node says of it, without the line of the program, which is the whole program. */
const toComplaint = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && line.length < lineMax)
    .join('\n')
    .slice(0, complaintMax);
const lineMax = 300;
/** Enough to see what it was. */
const complaintMax = 2000;
