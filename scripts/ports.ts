import { createServer } from 'node:net';
import { originOffsets, type DemoSettings } from './demoSettings';

/** Ends the command with one clear message when a port the demo needs is taken, before anything is built or started. */
export async function assertPortsAreFree({ port }: DemoSettings): Promise<void> {
  const wanted = [port, ...Object.values(originOffsets).map((offset) => port + offset)];
  const taken = (await Promise.all(wanted.map(async (one) => ((await isFree(one)) ? [] : [one])))).flat();
  if (taken.length === 0) return;
  console.error(`Port ${taken.join(', ')} is in use by another program. Stop it, or choose other ports: PORT=${port + 100} npm start.`);
  process.exit(1);
}

const isFree = (port: number): Promise<boolean> => new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
});
