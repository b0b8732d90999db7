import { failuresOf } from './commonFailures';
import { hostOperations as operations } from './operations';

it('OPN-40: each failure has one name and appears once', () => {
  for (const [, operation] of operations) {
    const told = failuresOf(operation).map(({ error, status, carries }) =>
      [error, status, ...(carries ?? [])].join(),
    );
    expect(new Set(told).size).toBe(told.length);
  }
});

it('S05 S09: every POST refuses foreign pages, and a failure with a wait names its length', () => {
  for (const [, operation] of operations) {
    const failures = failuresOf(operation);
    expect(failures.some(({ error }) => error === 'ForeignOrigin')).toBe(
      operation.method === 'POST',
    );
    for (const { status, headers = [] } of failures) {
      expect(headers.includes('Retry-After')).toBe(
        status === 429 || status === 503,
      );
    }
  }
});
