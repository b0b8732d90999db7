import { skipMissing } from './skipMissing';
import { fakeResponse } from '../testing/fakeResponse';
import { sendRequest, type HttpRequest } from './sendRequest';

const request = (url: string): HttpRequest => ({
  url,
  method: 'GET',
  headers: {},
});
const open = (status: number, body = '') => {
  const send = jest.fn(async () => fakeResponse(body, status));
  return { send, ask: skipMissing((asked) => sendRequest(send, asked)) };
};

it.each([
  ['empty', ''],
  ['unreadable', '<h1>'],
])(
  'OPN-134: calls a service that answers 404 once in a session of the browser, with one warning (%s)',
  async (kind, body) => {
    const first = open(404, body);
    const answers = [request('/menu?a=1'), request('/menu?a=2')].map(first.ask);
    expect(await Promise.all(answers)).toEqual([
      { kind, status: 404 },
      { kind, status: 404 },
    ]);
    const later = open(200);
    expect(await later.ask(request('/menu?a=3'))).toEqual({ kind: 'empty' });
    expect(await later.ask(request('/menus'))).toEqual({
      kind: 'empty',
      status: 200,
    });
    expect(later.send).toHaveBeenCalledTimes(1);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/\/menu answers 404.*Serve it, or/)],
    ]);
  },
);

it('OPN-134: calls again after another failure, and where nothing can be stored', async () => {
  const failing = open(503);
  await failing.ask(request('/menu'));
  await failing.ask(request('/menu'));
  expect(failing.send).toHaveBeenCalledTimes(2);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Forbidden');
  });
  const missing = open(404);
  await missing.ask(request('/menu'));
  await missing.ask(request('/menu'));
  expect(missing.send).toHaveBeenCalledTimes(2);
});

it('OPN-134: does not call a service to which the site gives no address', async () => {
  const { send, ask } = open(200);
  expect(await ask(request(''))).toEqual({ kind: 'empty' });
  expect(send).not.toHaveBeenCalled();
});
