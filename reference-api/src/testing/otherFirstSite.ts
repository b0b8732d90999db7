/** A server with another first site, as a program, because a process reads its sites once. Prints the answers as JSON. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';

const file = {
  slug: 'birchgate',
  productName: 'Birchgate',
  mainDomain: 'birchgate.example',
  apiBase: '/api',
  accountPrefix: 'mine',
};
mock.method(fs, 'readdirSync', () => [file.slug]);
mock.method(fs, 'existsSync', () => true);
mock.method(fs, 'readFileSync', () => JSON.stringify(file));
syncBuiltinESMExports();
await import('../sites/sites');
mock.restoreAll();
syncBuiltinESMExports();
const { openTestApi, rowsOf, sampleLead } = await import('./testApi');
await using api = await openTestApi();
const payload = JSON.stringify(sampleLead);
const headers = { 'content-type': 'text/plain' };
const url = '/api/contactBirchgateAboutMortgageAdvertising?partnerId=x';
const { statusCode } = await api
  .visitor()
  .send({ method: 'POST', url, payload, headers });
const navigation = await api.visitor().get('/mine/api/v1/userNavigation');
console.log(
  JSON.stringify([
    statusCode,
    await rowsOf(api.db, 'leads'),
    navigation.statusCode,
  ]),
);
