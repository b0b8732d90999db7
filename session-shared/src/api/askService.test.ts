import { fakeResponse } from '../testing/fakeResponse';
import { askService } from './askService';
import { sendRequest, type HttpRequest } from './sendRequest';

/** Every service of the page's host that the site's "paths" can move or switch off. */
const services = [
  '/user/acct/login/',
  '/user/acct/register/',
  '/user/account/services/WhoAmI.htm',
  '/myaccount/api/v1/userNavigation',
  '/ajax/nav/UserNavAsync.htm?pageframe=true',
  '/ajax/nav/PageFrame.htm?footer=%7Bformat%3AscriptOnly%7D',
  '/ajax/nav/PageFrame.htm?topnav=%7Bformat%3Ajson%7D',
  '/graphql',
  '/homeloans/mortgage/api/auth/csrf',
  '/homeloans/mortgage/api/auth/signout?callbackUrl=/',
  '/homeloans/api/auth/csrf',
  '/homeloans/api/auth/signout?callbackUrl=/',
];
const request = (url: string): HttpRequest => ({
  url,
  method: 'GET',
  headers: {},
});
const openPage = (...statuses: number[]) => {
  const send = jest.fn(async () => fakeResponse('{}', statuses.shift()));
  return { send, ask: askService((asked) => sendRequest(send, asked)) };
};

it.each(services)(
  'asks %s again on this page and the next after one 404 (OPN-134)',
  async (url) => {
    const { ask } = openPage(404, 200);
    const well = { kind: 'content', status: 200, content: {} };
    expect(await ask(request(url))).toMatchObject({ status: 404 });
    expect(await ask(request(url))).toEqual(well);
    expect(await openPage(200).ask(request(url))).toEqual(well);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(jest.mocked(console.warn)).toHaveBeenCalledTimes(1);
  },
);

it('warns once per page of a service that answers 404 (OPN-134)', async () => {
  const { send, ask } = openPage(404, 404, 503);
  await ask(request('/menu?a=1'));
  await ask(request('/menu?a=2'));
  await ask(request('/other'));
  expect(send).toHaveBeenCalledTimes(3);
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    [expect.stringMatching(/\/menu answers 404\. Serve it, or/)],
  ]);
});

it('does not call a service to which the site gives no address (OPN-134)', async () => {
  const { send, ask } = openPage(200);
  expect(await ask(request(''))).toEqual({ kind: 'empty' });
  expect(send).not.toHaveBeenCalled();
});
