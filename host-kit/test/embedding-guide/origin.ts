import type { ServerResponse } from 'node:http';
import { serve } from '../../src/testing/servers';

export const shellText =
  '<template shadowrootmode="open"><nav>The included shell</nav></template>';
export const renewedText = shellText.replace('included', 'next');

export type Mode = 'up' | 'renewed' | 'silent' | 'failing' | 'breaking off';
export interface Origin {
  mode: Mode;
  minute: number;
  asked: number;
  page: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The static origin, working or failing; for ESI also where the page comes from. */
export async function openOrigin(): Promise<Origin> {
  const answer = (text: string) => (response: ServerResponse) =>
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=${origin.minute}, stale-while-revalidate=86400`,
      })
      .end(text);
  const answers: Record<Mode, (response: ServerResponse) => void> = {
    up: answer(shellText),
    renewed: answer(renewedText),
    silent: () => undefined,
    failing: (response) =>
      response
        .writeHead(503, { 'content-type': 'text/html' })
        .end('<h1>503 of the origin</h1>'),
    'breaking off': (response) => response.destroy(),
  };
  const server = await serve((incoming, response) => {
    if (incoming.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(origin.page);
      return;
    }
    if (incoming.url?.includes('header-remote')) {
      origin.asked += 1;
    }
    answers[origin.mode](response);
  });
  const origin: Origin = {
    mode: 'up',
    minute: 60,
    asked: 0,
    page: '',
    ...server,
  };
  return origin;
}
