/** The API with the demo's pages, for tests. */
import { after, before } from 'node:test';
import { openTestApi, type TestApi } from 'reference-api/testing/testApi';
import { createHostPages } from '../src/hostPages';

export { joinAs, ownOrigin, rowsOf, sampleLead, signInAs } from 'reference-api/testing/testApi';
export { leadActionPath } from 'reference-api/testing/testApi';
export type TestDemo = TestApi;

export const openTestDemo = (
  settings: Parameters<typeof openTestApi>[0] = {},
  other?: TestDemo,
): Promise<TestDemo> => openTestApi(settings, other, createHostPages);

/** One demo for all tests of a file. */
export function useTestDemo(settings: Parameters<typeof openTestApi>[0] = {}): TestDemo {
  let opened: TestDemo;
  before(async () => {
    opened = await openTestDemo(settings);
  });
  after(() => opened.close());
  return {
    get server() {
      return opened.server;
    },
    get db() {
      return opened.db;
    },
    get notices() {
      return opened.notices;
    },
    get settings() {
      return opened.settings;
    },
    visitor: (headers) => opened.visitor(headers),
    close: () => opened.close(),
  };
}
