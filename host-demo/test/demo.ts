import {
  openTestApi,
  useTestApi,
  type TestApi,
} from 'reference-api/testing/testApi';
import { createHostPages } from '../src/server';

export {
  joinAs,
  ownOrigin,
  rowsOf,
  sampleLead,
  signInAs,
} from 'reference-api/testing/testApi';
export { leadActionPath } from 'reference-api/testing/testApi';
export type TestDemo = TestApi;

export const openTestDemo = (
  settings: Parameters<typeof openTestApi>[0] = {},
  other?: TestDemo,
): Promise<TestDemo> => openTestApi(settings, other, createHostPages);

/** One demo for all tests of a file. */
export const useTestDemo = (): TestDemo => useTestApi(openTestDemo);

/** The database of a server that is away. */
export const goneDatabase = ({ db }: TestDemo): TestDemo['db'] =>
  new Proxy(db, {
    get: () => () => {
      throw Object.assign(new Error('connect ECONNREFUSED canary-host'), {
        code: 'ECONNREFUSED',
      });
    },
  });
