/** `npm run workshop`: every state of our views as a page of its own, over the demo that runs, or one as `npm run dev` has it. */
import { workshopOffset } from 'reference-api/origins';
import { startWorkshop } from 'workshop/server';
import { demoSettings, staticUrl } from '../demo/demoSettings';

const settings = demoSettings(process.env);
const isServed = await fetch(
  `${staticUrl(settings, 'header-remote')}embed.js`,
).then(
  ({ ok }) => ok,
  () => false,
);
const { origin } = await startWorkshop({
  port: settings.port + workshopOffset,
  remoteUrl: (remote) => staticUrl(settings, remote),
});
const when = isServed
  ? 'over the demo that runs'
  : 'views are in it as soon as they are published';
console.log(`The workshop: ${origin}/ (${when})`);
if (!isServed) {
  await import('../dev/dev');
}
