import { configBlockAttribute } from '../contract/handOvers';
import { pageFetch } from '../natives/pageFetch';
import { openPageState } from '../page/pageState';
import { sampleSlot } from '../testing/samples';
import { askFirst } from './askFirst';

const address = '/own/account?pageframe=true';
const part = { id: 'now', asksFirst: address };
const page = openPageState(window);
const fetch = jest.fn(
  async (_address: string) => ({ status: 200 }) as Response,
);
const ask = (attributes: object = {}) => {
  page.slots.splice(0, 1, {
    ...sampleSlot('header-remote'),
    attributes: { ...attributes },
  });
  return askFirst(window, page);
};
const askedBySession = async () =>
  (await pageFetch(window)(address, { method: 'GET' })).status;

beforeEach(() => {
  Object.assign(window, { fetch });
  Object.assign(page, { firstAnswer: undefined, visitor: undefined });
  page.parts = { 'header-remote': part };
  document.body.innerHTML = '';
  fetch.mockClear();
});

it('makes the call as the session would; the session takes the answer once', async () => {
  void ask({ theme: 'refreshed' });
  expect(fetch.mock.calls).toEqual([
    [
      `http://localhost${address}`,
      {
        headers: { accept: 'application/json' },
        signal: expect.anything() as AbortSignal,
      },
    ],
  ]);
  expect([await askedBySession(), fetch.mock.calls.length]).toEqual([200, 1]);
  expect([await askedBySession(), fetch.mock.calls.length]).toEqual([200, 2]);
});

it('F30: the session does not take an answer that is too old', async () => {
  const old = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(old.signal);
  void ask();
  old.abort();
  await askedBySession();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('makes the call though an earlier page of the tab was answered 404 (OPN-134)', () => {
  sessionStorage.setItem('mortgageMissing', ' /own/account');
  void ask();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('F38: after a failure the session makes the call itself', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect([await askedBySession(), fetch.mock.calls.length]).toEqual([200, 2]);
});

it.each<[because: string, prepare: () => void, attributes?: object]>([
  [
    'whose remote makes no first call',
    () => (page.parts = { 'header-remote': { id: 'now' } }),
  ],
  ['that has set its visitor', () => (page.visitor = null)],
  ['without accounts', () => undefined, { account: 'none' }],
  [
    'whose block has an option that the session follows',
    () =>
      (document.body.innerHTML = `<script ${configBlockAttribute}>{ "bot": true }</script>`),
  ],
])('makes no call for a page %s', (_because, prepare, attributes = {}) => {
  prepare();
  void ask(attributes);
  expect(fetch).not.toHaveBeenCalled();
});
