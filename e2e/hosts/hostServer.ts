/** Another company's server: pages of its own, everything else from the demo. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoUrl } from '../demo/address';

export interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface HostServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function fromDemo(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, demoUrl));
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Serves until closed. Port 0: any free one. */
export async function serveHost(
  port: number,
  answer: (url: string) => Promise<Answer>,
): Promise<HostServer> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ({ status = 200, type, headers, body }) =>
        response.writeHead(status, { 'content-type': type, ...headers }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
