import { createLookupCache } from './lookupCache';

describe('the cache of lookups', () => {
  it('LAP-28: the same kind and key is one request, also at the same time', async () => {
    const lookUp = createLookupCache();
    const ask = jest.fn(async () => ({ ok: true, value: 1 }) as const);
    await Promise.all([lookUp('email', 'a', ask), lookUp('email', 'a', ask)]);
    await lookUp('email', 'a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    await lookUp('phone', 'a', ask);
    await lookUp('email', 'b', ask);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['UnexpectedError', 2],
    ['ConnectionFailure', 2],
    ['LoginRequired', 2],
    ['TooManyRequests', 2],
    ['ServiceUnavailable', 2],
    ['BotBlocked', 2],
    ['InvalidEmailAddress', 1],
  ])(
    'PRM-2 ERR-4 ERR-5 OPN-107: two calls answered %s are %d requests',
    async (error, count) => {
      const lookUp = createLookupCache();
      const ask = jest.fn(async () => ({ ok: false, error }) as const);
      await lookUp('email', 'a', ask);
      await lookUp('email', 'a', ask);
      expect(ask).toHaveBeenCalledTimes(count);
    },
  );

  it('a call that rejects is not kept either', async () => {
    const lookUp = createLookupCache();
    const ask = jest.fn(() => Promise.reject(new Error('closed')));
    await expect(lookUp('email', 'a', ask)).rejects.toThrow('closed');
    await expect(lookUp('email', 'a', ask)).rejects.toThrow('closed');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
