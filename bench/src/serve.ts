import { createServer, type RequestListener, type Server } from 'node:http';
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

type FindAnswer = (file: string) => Promise<Answer | undefined>;

/** A static server that sends every file cross-origin in brotli, and compresses it once. */
export function serve(port: number, find: FindAnswer): Promise<Server> {
  const server = createServer(createAnswer(find));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function createAnswer(find: FindAnswer): RequestListener {
  const compressed = new Map<string, Promise<Answer | undefined>>();
  const answerOf = (file: string): Promise<Answer | undefined> => {
    const answer = compressed.get(file) ?? find(file).then(toBrotli);
    compressed.set(file, answer);
    return answer;
  };
  return (request, reply) => {
    const file = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    answerOf(file).then(
      (answer) => {
        if (answer) reply.writeHead(200, { ...headers, 'content-type': answer.type });
        else reply.writeHead(404);
        reply.end(answer?.body ?? '');
      },
      (error: unknown) => {
        reply.writeHead(500);
        reply.end(String(error));
      },
    );
  };
}

async function toBrotli(answer: Answer | undefined): Promise<Answer | undefined> {
  if (!answer) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { type: answer.type, body: await promisify(brotliCompress)(answer.body, { params }) };
}
