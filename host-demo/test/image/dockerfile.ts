/** `Dockerfile` and `.dockerignore` as what they say, read by the grammar of their own. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type ModifiableInstruction } from 'dockerfile-ast';

export const root = path.join(import.meta.dirname, '../../..');
export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export interface Step {
  readonly keyword: string;
  /** What stands behind keyword and flags, lines put together. */
  readonly text: string;
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string>>;
}
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Step[];
}

/** In their order: the last one is what `docker build` makes. */
export function readStages(text = readText('Dockerfile')): readonly Stage[] {
  const stages: { name: string; image: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const [image = '', , name = ''] = words;
    const content = instruction.getArgumentsContent() ?? '';
    const flags =
      'getFlags' in instruction ? (instruction as ModifiableInstruction).getFlags() : [];
    if (instruction.getKeyword() === 'FROM') stages.push({ name, image, steps: [] });
    else
      stages.at(-1)?.steps.push({
        keyword: instruction.getKeyword(),
        text: content.replace(/\s+/g, ' '),
        words,
        flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
      });
  }
  return stages;
}

export const stepsOf = ({ steps }: Stage, keyword: string): readonly Step[] =>
  steps.filter((step) => step.keyword === keyword);

/** The last one counts. Of HEALTHCHECK behind its own `CMD`. */
export function readCommand(stage: Stage, keyword: 'CMD' | 'HEALTHCHECK'): readonly string[] {
  const { text = '[]' } = stepsOf(stage, keyword).at(-1) ?? {};
  return JSON.parse(text.replace(/^CMD /, '')) as string[];
}

export const readEnvironment = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stepsOf(stage, 'ENV').flatMap(({ words }) => words.map((word) => word.split('=', 2))),
  ) as Record<string, string>;

const ignored = readText('.dockerignore')
  .split('\n')
  .filter((line) => line !== '')
  .map(
    (line) =>
      new RegExp(
        `^${line
          .replaceAll('.', '\\.')
          .replaceAll('**/', '(?:.+/)?')
          .replaceAll(/(?<!\))\*/g, '[^/]*')}(?:/|$)`,
      ),
  );

/** Whether a file of the checkout is kept from all images. */
export const isIgnored = (file: string): boolean => ignored.some((pattern) => pattern.test(file));
