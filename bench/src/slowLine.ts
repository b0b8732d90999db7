/** The slow line between the browser and all servers, as a proxy: DevTools slows only a network that it also watches. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { roundTripMs } from './targets';

/** 1.6 Mbps, as in the usual phone profile. */
const bytesPerMs = 200;
const packetSize = 1500;

/** @returns the proxy's address */
export async function openSlowLine() {
  let freeAt = 0;
  /** Answers that come at the same time share the line, packet by packet. */
  async function* slowDown(body: AsyncIterable<Buffer>) {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length; at += packetSize) {
        const packet = chunk.subarray(at, at + packetSize);
        freeAt =
          Math.max(freeAt, performance.now()) + packet.length / bytesPerMs;
        await wait(freeAt - performance.now());
        yield packet;
      }
    }
  }
  const server = createServer((asked, reply) => {
    const { url = '', method, headers } = asked;
    const leave = () => void reply.destroy();
    const passedOn = request(url, { method, headers }, (answer) => {
      void wait(roundTripMs).then(() => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        return pipeline(answer, slowDown, reply).catch(leave);
      });
    }).on('error', leave);
    asked.pipe(passedOn);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
