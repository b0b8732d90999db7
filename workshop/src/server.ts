/** The workshop's pages and their host, which answers each call over the network as the story defines. */
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from 'embed/contract';
import { indexPage } from './indexPage';
import type { Answer, Story } from './stories/story';
import { anonymous } from './stories/visitors';
import { stories } from './stories/stories';
import { storyPage } from './storyPage';

export interface WorkshopSettings {
  /** 0: any free port. */
  readonly port: number;
  /** The address of a remote's published files, with a slash at the end. */
  readonly remoteUrl: (remote: RemoteName) => string;
}
export interface Workshop {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function startWorkshop({
  port,
  remoteUrl,
}: WorkshopSettings): Promise<Workshop> {
  const server = createServer((request, response) => {
    respond(request, response, remoteUrl).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: found } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    // The calls without an answer too.
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${found}`, close };
}

const publicFile = (name: string): string =>
  path.resolve(import.meta.dirname, '../public', name);
const typeface =
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const script = 'text/javascript; charset=utf-8';
const files: Readonly<Record<string, readonly [type: string, place: string]>> =
  {
    '/workshop.css': ['text/css; charset=utf-8', publicFile('workshop.css')],
    '/story.css': ['text/css; charset=utf-8', publicFile('story.css')],
    '/play.js': [script, publicFile('play.js')],
    '/wasSignedIn.js': [script, publicFile('wasSignedIn.js')],
    '/withoutCookies.js': [script, publicFile('withoutCookies.js')],
    '/fixed-type.woff2': [
      'font/woff2',
      fileURLToPath(import.meta.resolve(typeface)),
    ],
  };
const html = 'text/html; charset=utf-8';

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  remoteUrl: WorkshopSettings['remoteUrl'],
): Promise<void> {
  const { pathname, searchParams } = new URL(
    request.url ?? '/',
    'http://workshop',
  );
  const story = findStory(pathname);
  const file = files[pathname];
  if (pathname === '/') {
    send(response, html, indexPage(stories, searchParams));
  } else if (story) {
    send(response, html, storyPage(story, searchParams, remoteUrl));
  } else if (file) {
    send(response, file[0], await readFile(file[1]));
  } else {
    answer(response, decideAnswer(request, pathname));
  }
}

/** `/story/header/signed-out`. */
function findStory(address: string): Story | undefined {
  const { pathname } = new URL(address, 'http://workshop');
  return stories.find(({ id }) => pathname === `/story/${id}`);
}

function send(
  response: ServerResponse,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** A followed link gets a line of text; a call gets the answer of the story that sent it. */
function decideAnswer({ headers }: IncomingMessage, pathname: string): Answer {
  if (headers['sec-fetch-mode'] === 'navigate') {
    return { json: { leadsTo: pathname } };
  }
  const name = /([^/]+?)(\.htm)?\/?$/.exec(pathname)?.[1] ?? '';
  const asked = spanishNames[name] ?? name;
  const { answers } = findStory(headers.referer ?? '') ?? {};
  return answers?.[asked] ?? anonymous[asked] ?? { json: {} };
}

/** The second sample site has other paths for these calls (`paths` in its file). */
const spanishNames: Readonly<Record<string, string>> = {
  'quien-soy': 'WhoAmI',
  secciones: 'UserNavAsync',
  marco: 'PageFrame',
  navegacion: 'userNavigation',
  consultas: 'graphql',
};

function answer(response: ServerResponse, given: Answer): void {
  if (given === 'pending') {
    return;
  }
  if (given === 'connectionLost') {
    response.destroy();
    return;
  }
  response.writeHead(given.status ?? 200, {
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(given.json));
}
