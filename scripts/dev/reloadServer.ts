import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Refreshes the browser's cache first: it keeps a tag's file for a minute, and a reload fetches only the page again. */
const reloadProgram =
  "()=>Promise.allSettled(Array.from(document.querySelectorAll('script[src*=\"/embed.js\"]'),({src})=>fetch(src,{cache:'reload',mode:'no-cors'}))).then(()=>location.reload())";

/** Server-sent events for development pages. Published releases carry none of this. */
export async function startReloadServer(port: number) {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.write('retry: 500\n\n');
    pages.add(response);
    request.once('close', () => pages.delete(response));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const connectsTo = `http://127.0.0.1:${port}/`;
  return {
    connectsTo,
    program: `window.mortgageDevReload||=new EventSource("${connectsTo}");window.mortgageDevReload.onmessage=${reloadProgram};`,
    reloadPages: () => {
      for (const page of pages) {
        page.write('data: built\n\n');
      }
    },
  };
}
