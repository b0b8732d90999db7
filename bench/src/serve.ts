import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

export const pagePort = Number(process.env.BENCH_PORT ?? 4300);
export const pageUrl = (file: string): string =>
  `http://127.0.0.1:${pagePort}/${file}`;

export interface Answer {
  readonly type: string;
  readonly body: Buffer;
  readonly more?: OutgoingHttpHeaders;
}

const headers = { 'content-encoding': 'br', 'cache-control': 'max-age=60' };
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

export async function serve(
  files: Readonly<Record<string, Answer>>,
): Promise<Server> {
  const compressed = new Map(
    Object.entries(files).map(([name, { body, ...answer }]) => [
      `/${name}`,
      { ...answer, body: brotliCompressSync(body, { params }) },
    ]),
  );
  const server = createServer(({ url = '/', headers: { cookie } }, reply) => {
    const { pathname } = new URL(url, 'http://host');
    const ofVisitor = cookie
      ? compressed.get(`/signed-in${pathname}`)
      : undefined;
    const answer = ofVisitor ?? compressed.get(pathname);
    if (answer) {
      reply.writeHead(200, {
        ...headers,
        'content-type': answer.type,
        ...answer.more,
      });
    } else {
      reply.writeHead(404);
    }
    reply.end(answer?.body);
  });
  await once(server.listen(pagePort, '127.0.0.1'), 'listening');
  return server;
}
