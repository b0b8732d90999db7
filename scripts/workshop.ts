/** `npm run workshop`: every state of our views as a page of its own, over the remotes as `npm run dev` builds and serves them. */
import { startWorkshop } from 'workshop/server';
import { demoSettings, staticUrl } from './demoSettings';

const settings = demoSettings(process.env);
/** Beside the demo's own, and the server that reloads pages. */
const { origin } = await startWorkshop({
  port: settings.port + 8,
  remoteUrl: (remote) => staticUrl(settings, remote),
});
console.log(`The workshop: ${origin}/ (views are in it as soon as they are published)`);
await import('./dev');
