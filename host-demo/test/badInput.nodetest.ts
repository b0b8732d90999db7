/** Every route under bad input: a share of `npm run badinput -w host-demo`. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openBadInput, type BadInput } from './bad-input/badInput';
import { nameOf } from './bad-input/routeTable';
import { refusedExamples } from './bad-input/validCalls';

let bad: BadInput;
before(async () => {
  bad = await openBadInput();
});
after(() => bad.close());

it('OPN-117: every route of the server has a valid call to begin from, and every call its route', () => {
  assert.deepEqual(bad.missing, []);
  assert.ok(bad.calls.length > 200);
});

it('OPN-117: every valid call is answered gladly, so that what is varied is the way in', async () => {
  for (const call of bad.calls) {
    const { status, body } = await bad.send(call);
    const isRefused = refusedExamples.includes(nameOf(call.route));
    assert.equal(status >= 400, isRefused, `${nameOf(call.route)} ${status} ${body.slice(0, 300)}`);
  }
});

it('OPN-117 S14 S15 S22: generated bad requests to every route: no 5xx, none waits, each refusal names its field', async () => {
  const { requests, statuses } = await bad.run({ requests: 2000, seconds: 20 });
  assert.ok(requests > 500, String(requests));
  assert.ok((statuses[400] ?? 0) > requests / 20, JSON.stringify(statuses));
});
