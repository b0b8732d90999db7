/** Another company's server: pages of its own, everything else from the demo. */
import { serve } from 'host-kit/testing/servers';
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

/** Serves until closed. */
export async function serveHost(
  answer: (url: string) => Promise<Answer>,
): Promise<HostServer> {
  const { origin, close } = await serve((request, response) => {
    answer(request.url ?? '/').then(
      ({ status = 200, type, headers, body }) =>
        response
          .writeHead(status, { 'content-type': type, ...headers })
          .end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  return { url: origin, close };
}
