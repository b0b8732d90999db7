/** The demo's process: starts everything or says in one message why not, and ends cleanly on a signal. */
import path from 'node:path';
import { adviceOf, readSettings } from 'reference-api/settings';

try {
  // Mistakes that show without the server are reported before it is loaded.
  const settings = readSettings(
    process.env,
    path.resolve(import.meta.dirname, '../..'),
  );
  const [{ startDemo }, { readyText }] = await Promise.all([
    import('./server'),
    import('./welcome'),
  ]);
  const demo = await startDemo(settings);
  console.log(readyText(settings));
  // The terminal signals the whole group and the parent signals again; the end begins once.
  let ended: Promise<boolean> | undefined;
  const stop = () => {
    ended ??= demo.end();
    ended.then(
      (isWhole) => process.exit(isWhole ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(adviceOf(error) ?? error);
  process.exit(1);
}
