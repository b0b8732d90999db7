/** A server that answers wrongly in ways a browser's request interception cannot: half a body, a wrong length, a cut connection. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';

export type Wrong = 'truncatedChunks' | 'shorterThanSaid' | 'reset';

export interface FaultyOrigin {
  readonly url: (how: Wrong, file: string) => string;
  close(): void;
}

const answers: Record<Wrong, (response: ServerResponse, body: Buffer) => void> = {
  truncatedChunks(response, body) {
    // Chunked, and properly ended after half of the file: the protocol cannot tell that the rest is missing.
    response.write(body.subarray(0, body.length / 2));
    response.end();
  },
  shorterThanSaid(response, body) {
    response.setHeader('content-length', body.length);
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  reset: (response) => void response.destroy(),
};

export async function startFaultyOrigin(): Promise<FaultyOrigin> {
  const server = createServer((request, response) => {
    const query = new URL(request.url!, 'http://127.0.0.1').searchParams;
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('access-control-allow-origin', '*');
    answers[query.get('how') as Wrong](response, readFileSync(query.get('file')!));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (how, file) => `http://127.0.0.1:${port}/?${new URLSearchParams({ how, file })}`,
    close: () => void server.close(),
  };
}
