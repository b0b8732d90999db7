/** F30: endless answers to the session's call, from a real server: the page stops reading. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { visitAs } from '../accounts/signIn';
import { accountButton, signInLink } from '../visit/views';
import { sessionOf } from '../visit/session';
import { expect, row, test } from './invariants';

/** JSON that begins well and never ends. */
function* endless(): Generator<Buffer> {
  yield Buffer.from('{"message":"');
  for (;;) yield Buffer.alloc(65_536, 'x');
}
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  stream: (response) => void Readable.from(endless()).pipe(response),
  bomb(response) {
    response.setHeader('content-encoding', 'gzip');
    const gzip = createGzip();
    Readable.from(endless()).pipe(gzip).pipe(response);
    response.on('close', () => gzip.destroy());
  },
};

let server: Server;
const closed: string[] = [];
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const how = request.url!.slice(1);
    response.setHeader('content-type', 'application/json');
    response.on('close', () => closed.push(how));
    answers[how]!(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void server.close());

for (const [how, what] of [
  ['stream', 'a stream without end'],
  ['bomb', 'a gzip bomb'],
] as const)
  test(
    `${what} is read up to the limit of any answer, and signs no visitor out (F30 CAL-2 OPN-39)`,
    row('F30', what),
    async ({ page, fault }) => {
      await visitAs(page, 'consumer');
      const { port } = server.address() as AddressInfo;
      await page.route(`**${whoAmIPath}`, (route) =>
        route.continue({ url: `http://127.0.0.1:${port}/${how}` }),
      );
      const session = await sessionOf(page);
      // A time-out would be a ConnectionFailure.
      expect(
        await session.evaluate(
          ({ api }, path) => api.request(path, (json) => json, { method: 'POST' }),
          whoAmIPath,
        ),
      ).toEqual({ ok: false, error: 'UnexpectedError' });
      await expect.poll(() => closed, 'the connection is closed').toContain(how);
      await fault.holds('I2', async () => {
        expect(await session.evaluate(({ lookUpUser }) => lookUpUser('cookie'))).toEqual({
          status: 'unknown',
        });
        await expect(accountButton(page)).toBeVisible();
        await expect(signInLink(page)).toHaveCount(0);
      });
      await fault.holds('I3', () => fault.nothingThrown());
    },
  );
