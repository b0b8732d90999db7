/** A server that answers wrongly in ways a browser's request interception cannot: half a body, a wrong length, a cut connection. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { serve } from 'host-kit/testing/servers';

export type Wrong = 'truncatedChunks' | 'shorterThanSaid' | 'reset';

const answers: Record<Wrong, (response: ServerResponse, body: Buffer) => void> =
  {
    truncatedChunks(response, body) {
      // Chunked, and properly ended after half of the file: the protocol cannot tell that the rest is missing.
      response.write(body.subarray(0, body.length / 2));
      response.end();
    },
    shorterThanSaid(response, body) {
      response.setHeader('content-length', body.length);
      response.write(body.subarray(0, body.length / 2), () =>
        response.destroy(),
      );
    },
    reset: (response) => void response.destroy(),
  };

export async function startFaultyOrigin() {
  const { origin, close } = await serve((request, response) => {
    const query = new URL(request.url!, 'http://127.0.0.1').searchParams;
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('access-control-allow-origin', '*');
    answers[query.get('how') as Wrong](
      response,
      readFileSync(query.get('file')!),
    );
  });
  const url = (how: Wrong, file: string) =>
    `${origin}/?${new URLSearchParams({ how, file })}`;
  return { url, close };
}
