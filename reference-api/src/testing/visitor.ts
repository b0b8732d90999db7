/** A browser as far as the server sees it: it keeps cookies and names the origin of its calls. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { samplePassword } from 'host-demo/samples/sampleAccounts';

/** The answer of a refused call. */
export interface Failure {
  readonly error: string;
  readonly field?: string;
  readonly message: string;
  readonly validationErrors?: readonly string[];
}
/** The name of a failure; undefined for any other answer. */
export const errorOf = async (asked: Response) =>
  (await asked).json<Partial<Failure>>().error;
export const statusOf = async (asked: Response) => (await asked).statusCode;
/** The answer of a sign-in, a registration and `WhoAmI.htm`. */
export interface SignInAnswer {
  readonly authToken: string;
  readonly user: {
    readonly id: string;
    readonly emailAddress: string;
    readonly encodedId: string;
  };
}

type Headers = Readonly<Record<string, string>>;
type Response = Promise<LightMyRequestResponse>;

export interface TestVisitor {
  readonly cookies: Map<string, string>;
  send(options: InjectOptions): Response;
  get(url: string, headers?: Headers): Response;
  /** A named action by POST. */
  act(action: string, input: unknown, headers?: Headers): Response;
  postJson(url: string, body: unknown): Response;
  postForm(url: string, fields: Readonly<Record<string, string>>): Response;
  signIn(account: string): Response;
  /** As a click on a link of our own pages. */
  follow(url: string): Response;
}

export function createVisitor(
  server: { inject(options: InjectOptions): Response },
  headers: Headers,
): TestVisitor {
  const cookies = new Map<string, string>();
  async function send(options: InjectOptions): Response {
    const cookie = [...cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const response = await server.inject({
      ...options,
      headers: {
        ...headers,
        ...(cookie ? { cookie } : {}),
        ...options.headers,
      },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') {
        cookies.delete(name);
      } else {
        cookies.set(name, value);
      }
    }
    return response;
  }
  const post = (
    url: string,
    contentType: string,
    payload: string,
    more: Headers = {},
  ) =>
    send({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': contentType, ...more },
    });
  const postJson = (url: string, body: unknown) =>
    post(url, 'application/json', JSON.stringify(body));
  return {
    cookies,
    send,
    postJson,
    get: (url, more = {}) => send({ method: 'GET', url, headers: more }),
    act: (action, input, more) =>
      post(
        `/mortgageapi/${action}`,
        'text/plain;charset=UTF-8',
        typeof input === 'string' ? input : JSON.stringify(input),
        more,
      ),
    postForm: (url, fields) =>
      post(
        url,
        'application/x-www-form-urlencoded',
        new URLSearchParams(fields).toString(),
      ),
    signIn: (account) =>
      postJson('/user/acct/login/', {
        email: `${account}@example.test`,
        password: samplePassword,
      }),
    follow: (url) =>
      send({
        method: 'GET',
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          'sec-fetch-dest': 'document',
        },
      }),
  };
}
