/** Requests that only bytes can express: cut short, or not HTTP. */
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { leadActionPath, ownOrigin, sampleLead, type TestDemo } from '../demo';

const body = JSON.stringify(sampleLead);
const head = (line: string, ...more: readonly string[]): string =>
  [
    line,
    'host: 127.0.0.1:4900',
    `origin: ${ownOrigin}`,
    'sec-fetch-site: same-origin',
    'content-type: text/plain',
    'connection: close',
    ...more,
    '\r\n',
  ].join('\r\n');
const post = `POST /mortgageapi/${leadActionPath} HTTP/1.1`;
const length = `content-length: ${body.length}`;

const kinds: Readonly<Record<string, (noise: string) => string>> = {
  'a body that ends too soon': () => head(post, length) + body.slice(0, 20),
  'a body that is longer than said': (noise) => head(post, 'content-length: 5') + body + noise,
  'two lengths': () => head(post, length, 'content-length: 7') + body,
  'a length that is none': (noise) => head(post, `content-length: ${noise}`) + body,
  'chunks that are none': (noise) => head(post, 'transfer-encoding: chunked') + noise,
  'a chunk that ends too soon': () => `${head(post, 'transfer-encoding: chunked')}ff\r\nabc`,
  'a length and chunks': () => `${head(post, length, 'transfer-encoding: chunked')}0\r\n\r\n`,
  'an encoding that is none': (noise) => head(post, `transfer-encoding: ${noise}`) + body,
  'a header that is none': (noise) => head(post, length, `${noise}: ${noise}`) + body,
  'a NUL in a header': () => head(post, length, 'x-a: a\0b') + body,
  'a header of 40 kB': () => head(post, length, `x-a: ${'a'.repeat(40_000)}`) + body,
  'a path that is none': (noise) => head(`GET ${noise} HTTP/1.1`),
  'a path that climbs': (noise) => head(`GET /static/../../${noise} HTTP/1.1`),
  'a method that is none': (noise) => head(`${noise} / HTTP/1.1`),
  'another protocol': (noise) => `${noise}\r\n\r\n`,
  'a request that ends too soon': () => 'GET / HT',
};

export const wireCases = fc.record({
  kind: fc.constantFrom(...Object.keys(kinds)),
  noise: fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 30 }),
    fc.constantFrom('-1', '1e9', '0x5', '99999999999999999999', '/%00', '/%', '//', '*', 'GET'),
  ),
});

const limitMs = 10_000;

/** Throws unless the server refuses the request or closes the connection. */
export async function judgeOnWire(
  { server }: TestDemo,
  { kind, noise }: { readonly kind: string; readonly noise: string },
): Promise<void> {
  const { port } = server.server.address() as AddressInfo;
  const bytes = Buffer.from(kinds[kind]?.(noise) ?? '', 'latin1');
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`${kind}: no answer`)));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', (error: Error & { code?: string }) => {
      // The server closed the connection during the request.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(text);
      else reject(error);
    });
    socket.on('close', () => resolve(text));
    socket.end(bytes);
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 400);
  if (status >= 500) throw new Error(`${kind} is answered by ${answer.slice(0, 200)}`);
}
