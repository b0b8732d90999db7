/** The API with the demo's pages, for tests. */
import { openTestApi, type TestApi } from 'reference-api/testing/testApi';
import { createHostPages } from '../src/hostPages';

export { joinAs, ownOrigin, rowsOf, sampleLead, signInAs } from 'reference-api/testing/testApi';
export { leadActionPath } from 'reference-api/testing/testApi';
export type TestDemo = TestApi;

export const openTestDemo = (
  settings: Parameters<typeof openTestApi>[0] = {},
  beside?: TestDemo,
): Promise<TestDemo> => openTestApi(settings, beside, createHostPages);
