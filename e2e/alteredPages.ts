import { createServer, type Server } from 'node:http';

/** A page of the demo as another company would serve it: other headers, other markup; everything else comes from the demo. */
export interface AlteredPage {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly change?: (html: string) => string;
}

/** Serves pages by name (`/<name>`) until closed; the browser sees a real server. */
export async function serveAlteredPages(
  demoUrl: string,
  port: number,
  pages: Readonly<Record<string, AlteredPage>>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const page = pages[request.url!.slice(1)];
    fetch(new URL(page?.path ?? request.url!, demoUrl))
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain';
        const body = Buffer.from(await answer.arrayBuffer());
        response
          .writeHead(answer.status, { 'content-type': type, ...page?.headers })
          .end(page?.change ? page.change(body.toString()) : body);
      })
      .catch((error: Error) => response.writeHead(502).end(error.message));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
