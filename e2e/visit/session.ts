import type { JSHandle, Page } from '@playwright/test';
import { sessionSymbol } from 'embed/hand-overs';

interface PageSession {
  readonly store: {
    getState(): { readonly user: unknown };
  };
  readonly api: {
    post(
      action: string,
      input: object,
      read: (json: unknown) => unknown,
      options: object,
    ): Promise<unknown>;
  };
}

export const sessionOf = (page: Page): Promise<JSHandle<PageSession>> =>
  page.evaluateHandle(
    (symbol) =>
      (window as unknown as Record<symbol, PageSession>)[Symbol.for(symbol)]!,
    sessionSymbol,
  );

export const userStateOf = async (page: Page): Promise<unknown> =>
  (await sessionOf(page)).evaluate(({ store }) => store.getState().user);
