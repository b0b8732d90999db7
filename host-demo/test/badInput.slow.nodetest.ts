/** Ten times the generated bad requests of badInput.nodetest.ts. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openBadInput } from './bad-input/badInput';

it('answers 20,000 generated bad requests without a 5xx (OPN-117)', async () => {
  const bad = await openBadInput();
  try {
    const { requests } = await bad.run({ requests: 20_000, seconds: 120 });
    assert.ok(requests > 5000, String(requests));
  } finally {
    await bad.close();
  }
});
