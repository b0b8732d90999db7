/** A browser on a page of the partner's host: it names that host, keeps its cookies, and names the origin of its calls. */
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

export const partnerHost = 'www.partner.example';
export const partnerOrigin = `http://${partnerHost}`;

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
}
export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function createBrowser(
  port: number,
  cookies = new Map<string, string>(),
) {
  async function send(
    path: string,
    { method = 'GET', headers = {}, body }: Sent = {},
  ) {
    const received = await exchange(port, path, {
      method,
      body,
      headers: {
        host: partnerHost,
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies]
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        ...(method === 'GET' ? {} : { origin: partnerOrigin }),
        ...headers,
      },
    });
    for (const cookie of received.headers['set-cookie'] ?? []) {
      keep(cookies, cookie);
    }
    return received;
  }
  return {
    cookies,
    send,
    post: (
      path: string,
      type: string,
      body: string,
      headers: Sent['headers'] = {},
    ) =>
      send(path, {
        method: 'POST',
        body,
        headers: { 'content-type': type, ...headers },
      }),
  };
}

/** As a browser does: a cookie for another domain is not kept. */
function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const [name = '', value = ''] = pair.split('=');
  const domain = attributes.find((one) => /^domain=/i.test(one))?.split('=')[1];
  if (domain !== undefined && domain.replace(/^\./, '') !== partnerHost) {
    return;
  }
  if (value === '') {
    cookies.delete(name);
  } else {
    cookies.set(name, value);
  }
}

export const exchange = (
  port: number,
  path: string,
  { body, ...options }: Sent,
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, ...options },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          });
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
