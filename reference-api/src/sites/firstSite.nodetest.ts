import assert from 'node:assert/strict';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { it, mock } from 'node:test';

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
await import('./sites');
mock.restoreAll();
syncBuiltinESMExports();
const { openTestApi, rowsOf, sampleLead } = await import('../testing/testApi');

it('a first site of any name has its own lead action, API and account paths (CAL-8 CAL-12)', async () => {
  await using api = await openTestApi();
  const payload = JSON.stringify(sampleLead);
  const headers = { 'content-type': 'text/plain' };
  const url = '/api/contactBirchgateAboutMortgageAdvertising?partnerId=x';
  const { statusCode } = await api.visitor().send({ method: 'POST', url, payload, headers });
  assert.deepEqual([statusCode, await rowsOf(api.db, 'leads')], [200, 1]);
  assert.equal((await api.visitor().get('/mine/api/v1/userNavigation')).statusCode, 401);
});
