/** A real session over a fake network: for tests of the session itself. */
import { toSiteConfig, type PageSite } from 'mortgage-domain/site/siteConfig';
import { startSession } from '../session/startSession';
import { readStampedSite } from '../site/sessionPart';
import { fakeResponse } from './fakeResponse';

/** The answer of a fake address: JSON, text, a `fakeResponse`, or a failing connection (undefined). */
export type Answers = (url: string, init: SentInit) => unknown;

/** As the session calls fetch. */
type SentInit = RequestInit & {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};
export interface SentRequest {
  readonly url: string;
  readonly init: SentInit;
}

/** Starts a session. Analytics' auth-info call gets its own answer: signed out. */
export function startedSession(
  answers: Answers = () => ({}),
  {
    site,
    authInfo = () => ({ error: 'Login required' }),
  }: { readonly site?: PageSite; readonly authInfo?: Answers } = {},
) {
  const sent: SentRequest[] = [];
  const fetch = async (url: string, init: SentInit) => {
    const isAuthInfo = url.includes('/getAuthInfo');
    if (!isAuthInfo) {
      sent.push({ url, init });
    }
    const answer = await (isAuthInfo ? authInfo : answers)(url, init);
    if (answer === undefined) {
      throw new TypeError('Failed to fetch');
    }
    if (answer instanceof Object && 'clone' in answer) {
      return answer;
    }
    return fakeResponse(
      typeof answer === 'string' ? answer : JSON.stringify(answer),
    );
  };
  const navigate: jest.MockedFunction<(address: string) => void> = jest.fn();
  const reload: jest.MockedFunction<() => void> = jest.fn();
  const session = startSession(toSiteConfig(site, readStampedSite()), {
    window,
    fetch: fetch as unknown as typeof globalThis.fetch,
    navigate,
    reload,
  });
  return { session, sent, navigate, reload };
}
