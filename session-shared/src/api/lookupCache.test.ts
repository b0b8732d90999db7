import { createLookupCache } from './lookupCache';

const failing = (error: string) => jest.fn(async () => ({ ok: false, error }) as const);

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
    'UnexpectedError',
    'ConnectionFailure',
    'LoginRequired',
    'TooManyRequests',
    'ServiceUnavailable',
    'BotBlocked',
  ])(
    'PRM-2 ERR-4 ERR-5 OPN-107: an answer of %s is dropped, so that the next call makes a new request',
    async (error) => {
      const lookUp = createLookupCache();
      const ask = failing(error);
      await lookUp('email', 'a', ask);
      await lookUp('email', 'a', ask);
      expect(ask).toHaveBeenCalledTimes(2);
    },
  );

  it('OPN-107: any other answer stays', async () => {
    const lookUp = createLookupCache();
    const ask = failing('InvalidEmailAddress');
    await lookUp('email', 'a', ask);
    await lookUp('email', 'a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('a call that rejects is not kept either', async () => {
    const lookUp = createLookupCache();
    const ask = jest.fn(() => Promise.reject(new Error('closed')));
    await expect(lookUp('email', 'a', ask)).rejects.toThrow('closed');
    await expect(lookUp('email', 'a', ask)).rejects.toThrow('closed');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
