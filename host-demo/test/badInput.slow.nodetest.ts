import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openBadInput } from './bad-input/badInput';

it('answers 20,000 generated bad requests without a 5xx (EXT-7)', async () => {
  const bad = await openBadInput();
  try {
    const sent = Object.values(await bad.run(20_000, 120)).reduce(
      (sum, one) => sum + one,
      0,
    );
    assert.ok(sent > 5000, String(sent));
  } finally {
    await bad.close();
  }
});
