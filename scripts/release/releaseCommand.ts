import { ReleaseError } from 'publishing/targets/target';
import { readReleaseCommand, type OwnOptions, type ReleaseCommand } from './releaseSettings';

/** Runs a command about releases; what it cannot do is one message on standard error and exit code 1. */
export async function runReleaseCommand(
  run: (command: ReleaseCommand) => Promise<void>,
  own: OwnOptions = {},
): Promise<void> {
  await orEnd(async () => {
    const command = readReleaseCommand(process.argv.slice(2), process.env, own);
    const { rehearsal, settings } = command;
    if (rehearsal)
      console.log(
        `Dry run: nothing is written to ${settings.target.name}. Without it you would read:`,
      );
    await run(command);
    if (!rehearsal) return;
    console.log('and this would change there, each text with its .br and .gz:');
    for (const [change, names] of Object.entries<readonly string[]>({
      ...(await rehearsal.findChanges()),
    }))
      console.log([`  ${change}: ${names.length}`, ...names].join('\n    '));
  });
}

/** Ends the command with what cannot be done, said without a stack. */
export async function orEnd<Result>(run: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof ReleaseError ? error.message : error);
    process.exit(1);
  }
}
