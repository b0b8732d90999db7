import { fromDemo, serveHost, type HostServer } from './hostServer';

/** A page of the demo as another company would serve it, with other headers and markup. */
export interface AlteredPage {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly change?: (html: string) => string;
}

/** Serves pages by name (`/<name>`) until closed. */
export const serveAlteredPages = (
  pages: Readonly<Record<string, AlteredPage>>,
): Promise<HostServer> =>
  serveHost(async (url) => {
    if (url === '/never.png') {
      return new Promise(() => {});
    }
    const page = pages[url.slice(1)];
    if (!page) {
      return fromDemo(url);
    }
    const answer = await fromDemo(page.path);
    const body = page.change
      ? Buffer.from(page.change(answer.body.toString()))
      : answer.body;
    return { ...answer, headers: page.headers, body };
  });
