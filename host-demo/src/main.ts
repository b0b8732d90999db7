/** The demo's process: starts everything or says in one message why not, and ends cleanly on a signal. */
import { startDemo } from './server';
import { readSettings } from './settings';

const knownErrors = [
  'BadSettingError',
  'DataFolderInUseError',
  'DatabaseUnreachableError',
  'PortTakenError',
];

try {
  const demo = await startDemo(readSettings(process.env));
  console.log(demo.welcome);
  const stop = () =>
    void demo.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const isKnown = error instanceof Error && knownErrors.includes(error.name);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}
