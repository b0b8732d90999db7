import type { JSHandle, Page } from '@playwright/test';
import { sessionSymbol } from 'embed/hand-overs';

export interface PageSession {
  readonly store: {
    getState(): Record<string, unknown>;
  };
  readonly api: {
    post(
      action: string,
      input: object,
      read: (json: unknown) => unknown,
      options: object,
    ): Promise<unknown>;
    request(path: string, read: (json: unknown) => unknown, init: object): Promise<unknown>;
  };
  signIn(): Promise<unknown>;
  lookUpUser(from: 'cookie'): Promise<unknown>;
}

export const sessionOf = (page: Page): Promise<JSHandle<PageSession>> =>
  page.evaluateHandle(
    (symbol) => (window as unknown as Record<symbol, PageSession>)[Symbol.for(symbol)]!,
    sessionSymbol,
  );

export const stateOf = async (page: Page, part: string): Promise<unknown> =>
  (await sessionOf(page)).evaluate(({ store }, name) => store.getState()[name], part);
