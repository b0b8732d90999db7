/**
 * What a mortgage calculator's page sends when a visitor signs in there.
 * @source ledger CAL-4, OPN-91
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { visitorCookie } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { signInByLightbox } from '../accounts/signIn';
import { visit } from '../visit/views';

// The API has another origin here, which the page's policy does not know.
test.use({ bypassCSP: true });

const calculatorProperty = {
  propertyAddress: '1 Main St',
  propertyImageURL: 'https://photos.example/1.jpg',
  propertyURL: 'https://www.maplehearth.example/homes/1',
};

/** An API of the test's own: the call outlives the page, and the browser's tools no longer report it. */
async function listenAsApi() {
  const told: unknown[] = [];
  const server = createServer((request, response) => {
    response.end('{}');
    void text(request).then((body) => {
      if (request.url?.includes('updateHDPCalcMarketing')) told.push(JSON.parse(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { told, apiBase: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('its property is sent once after a sign-in, although the page reloads (CAL-4 OPN-91)', async ({
  page,
  context,
}) => {
  const { told, apiBase, close } = await listenAsApi();
  await visit(page);
  await page.evaluate((options) => window.mortgageEmbed!.update('header-remote', options), {
    calculatorProperty,
    apiBase,
  });
  const guid = (await context.cookies())
    .find(({ name }) => name === visitorCookie)!
    .value.split('%24')[1];
  await signInByLightbox(page, 'consumer');
  await expect
    .poll(() => told)
    .toEqual([{ ...calculatorProperty, userId: guid, caller: expect.any(String) }]);
  close();
});
