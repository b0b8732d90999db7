/** The demo's process: starts everything or says in one message why not, and ends cleanly on a signal. */
import { assertPortsAreFree } from './settings/ports';
import { readSettings } from './settings/settings';

const knownErrors = [
  'BadSettingError',
  'DataFolderInUseError',
  'DatabaseUnreachableError',
  'DatabaseUnusableError',
  'PortTakenError',
];

/** What can be said without the server is said before it is loaded. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  await assertPortsAreFree(settings.port);
  const [{ startDemo }, { welcomeText }] = await Promise.all([
    import('./server'),
    import('./welcome'),
  ]);
  const demo = await startDemo(settings);
  console.log(welcomeText(settings));
  const stop = () => {
    demo.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await start();
} catch (error) {
  const isKnown = error instanceof Error && knownErrors.includes(error.name);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}
