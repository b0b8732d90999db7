import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

const headers = {
  'content-encoding': 'br',
  'access-control-allow-origin': '*',
  'cache-control': 'max-age=60',
  'timing-allow-origin': '*',
};

/** A static server that sends everything in brotli, cross-origin, compressed once. */
export function serve(
  port: number,
  find: (file: string) => Promise<Answer | undefined>,
): Promise<Server> {
  const compressed = new Map<string, Promise<Answer | undefined>>();
  const answerOf = (file: string): Promise<Answer | undefined> => {
    const answer = compressed.get(file) ?? find(file).then(toBrotli);
    compressed.set(file, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const file = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    answerOf(file).then(
      (answer) => {
        if (answer) response.writeHead(200, { ...headers, 'content-type': answer.type });
        else response.writeHead(404);
        response.end(answer?.body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function toBrotli(answer: Answer | undefined): Promise<Answer | undefined> {
  if (!answer) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { type: answer.type, body: await promisify(brotliCompress)(answer.body, { params }) };
}
