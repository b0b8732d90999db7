import { ReleaseError } from 'publishing/targets/target';
import { readReleaseCommand, type ReleaseCommand } from './releaseSettings';

/** Runs a command about releases; what it cannot do is one message on standard error and exit code 1. */
export async function runReleaseCommand(
  run: (command: ReleaseCommand) => Promise<void>,
): Promise<void> {
  try {
    await run(readReleaseCommand(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof ReleaseError ? error.message : error);
    process.exit(1);
  }
}
