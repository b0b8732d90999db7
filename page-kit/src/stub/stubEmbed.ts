/** Header and footer for tests of pages: their saved static views, `remoteReady` and a given visitor, without a network. */
import { signedInHintAttribute } from 'embed/hand-overs';
import { runStub, type StubOptions } from './runStub';

export type { StubOptions } from './runStub';

/** The part of Playwright's page that the stub needs. */
interface RoutedPage {
  route(
    url: RegExp,
    answer: (route: {
      fulfill(response: {
        contentType: string;
        headers: Readonly<Record<string, string>>;
        body: string;
      }): Promise<void>;
    }) => Promise<void>,
  ): Promise<unknown>;
}

/** The program that answers in the place of each `embed.js`, for a runner that replaces answers itself. */
export const stubScript = (options: StubOptions = {}): string =>
  `(${runStub.toString()})(${JSON.stringify(options)}, '${signedInHintAttribute}');`;

/** Call it before `page.goto`. The page's tags stay as they are, and none of their requests reaches a network. */
export async function stubEmbed(
  page: RoutedPage,
  options: StubOptions = {},
): Promise<void> {
  await page.route(
    /\/(header|footer)-remote\/(?:[^?]+\/)?embed\.js(?:\?|$)/,
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        // For a tag with `crossorigin`.
        headers: { 'access-control-allow-origin': '*' },
        body: stubScript(options),
      }),
  );
}
