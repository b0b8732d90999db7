/** The demo's process: starts everything or says in one message why not, and ends cleanly on a signal. */
import { readSettings } from './settings';
import { startDemo } from './server';

try {
  const demo = await startDemo(readSettings(process.env));
  console.log(demo.welcome);
  const stop = () => void demo.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof Error && ['DataFolderInUseError', 'PortTakenError'].includes(error.name);
  console.error(known ? message : error);
  process.exit(1);
}
