/** Runs released stamp programs in a process without files, children or environment: they come from the target. docs/decisions/0012-sites.md */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { SitePart } from 'embed/release';
import type { Site } from '../registry/registry';
import { ReleaseError } from '../targets/target';

export interface Stamped {
  readonly part: SitePart;
  readonly html?: string;
}

export interface StampProgram {
  readonly name: string;
  readonly version: string;
  readonly program: string;
}

export interface StampInput {
  readonly site: Site;
  readonly parts: Readonly<Record<string, SitePart>>;
}

type Made = Readonly<{ part: object; html?: string }>;

/** Results by program and input: one stamp needs the same several times. */
const known = new Map<string, Promise<readonly Stamped[]>>();
const knownMax = 50;

export function runStampProgram(
  { name, version, program }: StampProgram,
  inputs: readonly StampInput[],
): Promise<readonly Stamped[]> {
  const key = toDigest([name, version, program, inputs]);
  const made = known.get(key) ?? runOnce({ name, version, program }, inputs);
  known.delete(key);
  known.set(key, made);
  // Failures are not kept, and neither are the oldest results.
  made.catch(() => known.delete(key));
  for (const oldest of known.keys()) {
    if (known.size > knownMax) {
      known.delete(oldest);
    }
  }
  return made;
}

async function runOnce(
  { name, version, program }: StampProgram,
  inputs: readonly StampInput[],
) {
  const made = await runAlone(program + toEnding(name, inputs)).catch(
    (error: unknown) => {
      throw new ReleaseError(
        `${name} ${version} cannot be stamped: its program failed. ${String(error)} Release it again, or make another version current with npm run rollback -w ${name} -- <version>.`,
      );
    },
  );
  return (JSON.parse(made) as readonly Made[]).map(({ part, html }) => ({
    part: { id: toDigest(part).slice(0, 8), ...part },
    html,
  }));
}

/** Appended to the program, which has set `module.exports`. */
const toEnding = (name: string, inputs: readonly StampInput[]): string => `
const { toPart, render } = module.exports;
const make = ({ site, parts }) => {
  const part = toPart(site);
  return { part, html: render?.({ ...parts, [${JSON.stringify(name)}]: part }) };
};
process.stdout.write(JSON.stringify(${JSON.stringify(inputs)}.map(make)));
`;

const toDigest = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function runAlone(program: string): Promise<string> {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const child = spawn(process.execPath, [permission, '--no-warnings', '-'], {
    env: {},
  });
  // Node may end before it has read the whole program; it explains that on standard error.
  child.stdin.on('error', () => undefined).end(program);
  const [printed, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve, reject) =>
      child.on('error', reject).on('close', resolve),
    ),
  ]);
  if (code !== 0) {
    throw new Error(toComplaint(complaint));
  }
  return printed;
}

/** Node's message without the failing line, which may be the whole program. */
const toComplaint = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && line.length < lineMax)
    .join('\n')
    .slice(0, complaintMax);
const lineMax = 300;
const complaintMax = 2000;
