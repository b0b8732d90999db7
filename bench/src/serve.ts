import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

const compressed = new WeakMap<Buffer, Promise<Buffer>>();

/** A static server that sends everything in brotli, cross-origin, compressed once. */
export function serve(
  port: number,
  find: (file: string) => Promise<Answer | undefined>,
): Promise<Server> {
  const bodies = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    void (async () => {
      const answer = bodies.get(file) ?? (await find(file));
      if (!answer) return void response.writeHead(404).end();
      bodies.set(file, answer);
      response.writeHead(200, {
        'content-type': answer.type,
        'content-encoding': 'br',
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=60',
        'timing-allow-origin': '*',
      });
      response.end(await toBrotli(answer.body));
    })();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function toBrotli(body: Buffer): Promise<Buffer> {
  const known =
    compressed.get(body) ??
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compressed.set(body, known);
  return known;
}
