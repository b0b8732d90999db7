import { releasedWorkspaces } from 'embed/remotes';
import { readRegistry } from 'publishing/registry';
import { explainDiskError } from 'publishing/targets/directoryTarget';
import { ReleaseError, toWord } from 'publishing/targets/target';
import { describeChanges } from './changes';
import {
  readReleaseCommand,
  type OwnOptions,
  type ReleaseCommand,
} from './releaseSettings';

/** Runs a command about releases and prints what changed. An error is one message on standard error and exit code 1. */
export async function runReleaseCommand(
  run: (command: ReleaseCommand) => Promise<void>,
  own: OwnOptions,
): Promise<void> {
  await orEnd(async () => {
    const command = readReleaseCommand(process.argv.slice(2), process.env, own);
    const { rehearsal, settings, options } = command;
    const { target } = settings;
    if (rehearsal) {
      console.log(
        `Dry run: nothing is written to ${settings.target.name}. Without it you would read:`,
      );
    }
    const before = await readRegistry(target);
    const where =
      (options.to ?? options.target) && ` --target ${toWord(target)}`;
    const report = async () => {
      for (const line of describeChanges(
        before,
        await readRegistry(target),
        where,
      )) {
        console.log(line);
      }
    };
    endInWords(report);
    try {
      await run(command);
    } finally {
      await report();
    }
    if (!rehearsal) {
      return;
    }
    console.log('and this would change there, each text with its .br and .gz:');
    for (const [change, names] of Object.entries(
      await rehearsal.findChanges(),
    )) {
      console.log([`  ${change}: ${names.length}`, ...names].join('\n    '));
    }
  });
}

/** Ctrl+C, and the end of a pipeline's job. */
function endInWords(report: () => Promise<void>): void {
  const end = async () => {
    console.error('\nStopped. What has changed on the target, if anything:');
    await report();
    console.error(
      'Run the command again to finish; npm run stamp repairs the stable files.',
    );
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void orEnd(end));
  }
}

/** The named workspaces, in the order in which they need each other. */
export function readWorkspaces(words: readonly string[]): readonly string[] {
  const unknown = words.find((name) => !releasedWorkspaces.includes(name));
  if (unknown === undefined) {
    return releasedWorkspaces.filter((name) => words.includes(name));
  }
  throw new ReleaseError(
    `"${unknown}" is not a workspace that is released. There are: ${releasedWorkspaces.join(', ')}.`,
  );
}

/** Ends the command with a message, without a stack. */
export async function orEnd<Result>(
  run: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const advice = explainDiskError(error);
    if (error instanceof ReleaseError) {
      console.error(error.message);
    } else {
      console.error(
        advice
          ? `${String(error)}\n${advice}, and run the command again.`
          : error,
      );
    }
    process.exit(1);
  }
}
