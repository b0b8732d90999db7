/** Bad input to every route; badInput.slow.nodetest.ts sends much more. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openBadInput } from './bad-input/badInput';
import { nameOf, refusedCalls } from './bad-input/validCalls';

let bad: Awaited<ReturnType<typeof openBadInput>>;
before(async () => {
  bad = await openBadInput();
});
after(() => bad.close());

it('the server accepts a valid call of every route, the start of each generated request (EXT-7)', async () => {
  assert.deepEqual(bad.missing, []);
  assert.ok(bad.calls.length > 200);
  for (const call of bad.calls) {
    const { status, body } = await bad.send(call);
    const isRefused = refusedCalls.includes(nameOf(call.route));
    assert.equal(
      status >= 400,
      isRefused,
      `${nameOf(call.route)} ${status} ${body.slice(0, 300)}`,
    );
  }
});

it('answers generated bad requests to every route in time, without a 5xx, and each refusal names its field (EXT-7 S14 S15 S22)', async () => {
  const statuses = await bad.run(600, 20);
  const sent = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  assert.ok(sent > 500, String(sent));
  assert.ok((statuses[400] ?? 0) > sent / 20, JSON.stringify(statuses));
});
