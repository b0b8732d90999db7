import { fakeResponse } from '../testing/fakeResponse';
import { createApi, type ApiSettings } from './createApi';
import type { Authentication } from './signInRetry';
import { ChallengeClosed } from './passChallenge';
import type { Api, CallOptions } from './contract';

const asIs = (json: unknown) => json;
const loginRequired = { ok: false, error: 'LoginRequired' };
interface Exchange {
  url: string;
  init: { method: string; body?: string; headers: Record<string, string> };
}

function setUp(
  answers: (string | Response | (() => Promise<Response>))[],
  {
    findToken,
    signIn,
    ...settings
  }: Partial<ApiSettings & Authentication> = {},
) {
  const sent: Exchange[] = [];
  const fetch = jest.fn(async (url: string, init: RequestInit) => {
    sent.push({ url, init: init as unknown as Exchange['init'] });
    const answer = answers.shift() ?? '{}';
    if (typeof answer === 'function') {
      return answer();
    }
    return typeof answer === 'string' ? fakeResponse(answer) : answer;
  });
  const client = createApi({
    fetch: fetch as unknown as typeof globalThis.fetch,
    baseUrl: 'https://host.example',
    base: () => '/mortgageapi',
    toPath: (path) => path,
    partnerId: () => 'P1',
    challenge: async () => undefined,
    bot: () => false,
    reportStatus: () => undefined,
    watchToken: () => () => undefined,
    ...settings,
  });
  const api = client.authenticated({
    findToken: findToken ?? (async () => 'token-1'),
    signIn: signIn ?? (async () => undefined),
  });
  return { api, anonymous: client.anonymous, sent };
}
const bodyOf = ({ init }: Exchange) =>
  JSON.parse(init.body ?? '{}') as Record<string, unknown>;

describe('the API client', () => {
  it('API-1 API-2 API-7: GET goes to base and action, with dotted keys and Accept JSON', async () => {
    const { api, sent } = setUp(['{"a":1}']);
    const result = await api.get(
      'getRegionInformation',
      { locationRef: { regionId: 7 }, fields: ['x', 'y'] },
      asIs,
    );
    expect(result).toEqual({ ok: true, value: { a: 1 } });
    expect(sent[0]!.url).toBe(
      '/mortgageapi/getRegionInformation?partnerId=P1&locationRef.regionId=7&fields.0=x&fields.1=y',
    );
    expect(sent[0]!.init).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/json' },
    });
  });

  it.each([
    [0, 'GET'],
    [1, 'POST'],
  ])(
    'API-3 CON-2 OPN-42: an address of 2047 characters + %p is a %s',
    async (over, method) => {
      const { api, sent } = setUp([]);
      const empty = new URL(
        '/mortgageapi/find?partnerId=P1&q=',
        'https://host.example',
      ).href.length;
      await api.get('find', { q: 'x'.repeat(2047 - empty + over) }, asIs);
      expect(sent[0]!.init.method).toBe(method);
    },
  );

  it('a POST is JSON as text/plain, with partnerId in the query (API-4 API-5)', async () => {
    const { api, sent } = setUp([]);
    await api.post(
      'parseEmailAddress',
      { partnerId: 'P2', emailAddress: 'a@b.example' },
      asIs,
    );
    expect(sent[0]!.url).toBe('/mortgageapi/parseEmailAddress?partnerId=P2');
    expect(sent[0]!.init.headers['content-type']).toMatch(/^text\/plain/);
    expect(bodyOf(sent[0]!)).toEqual({ emailAddress: 'a@b.example' });
  });

  it('API-6: an authenticated call carries the token as caller, any other does not', async () => {
    const { api, sent } = setUp(['{}', '{}']);
    await api.post('getRegisteredLender', {}, asIs, { authenticated: true });
    await api.post('getNMLSLender', {}, asIs);
    expect(sent.map(bodyOf)).toEqual([{ caller: 'token-1' }, {}]);
  });

  const unanswered: [string, CallOptions, Authentication['signIn'], number][] =
    [
      [
        'that never opens a sign-in',
        { errorOnly: true },
        async () => 'unused',
        0,
      ],
      ['whose dialog is closed', {}, async () => undefined, 1],
      [
        'whose dialog cannot be loaded',
        {},
        () => Promise.reject(new Error('chunk')),
        1,
      ],
    ];
  it.each(unanswered)(
    'AUT-6: a call %s is LoginRequired',
    async (_which, options, ask, asked) => {
      const signIn = jest.fn(ask);
      const { api } = setUp(
        ['{"error":"LoginRequired"}', '{"error":"Invalid token"}'],
        { signIn },
      );
      expect(
        await api.post('x', {}, asIs, { authenticated: true, ...options }),
      ).toEqual(loginRequired);
      expect(signIn).toHaveBeenCalledTimes(asked);
    },
  );

  it.each(unanswered)(
    "ERR-2 OPN-43: without any token a call %s is not sent and rejects with 'Login required'",
    async (_which, options, signIn) => {
      const { api, sent } = setUp([], {
        findToken: async () => undefined,
        signIn,
      });
      await expect(
        api.post('x', {}, asIs, { authenticated: true, ...options }),
      ).rejects.toMatchObject({ message: 'Login required' });
      expect(sent).toHaveLength(0);
    },
  );

  it.each([42, null, { token: 'x' }])(
    'does not send the caller %j, and asks for another one (ERR-3 OPN-43)',
    async (caller) => {
      const signIn = jest.fn(async () => undefined);
      const { api, sent } = setUp(['{"fine":true}'], {
        signIn,
        findToken: async (from) =>
          from === 'network' ? 'new' : (caller as unknown as string),
      });
      expect(await api.post('x', { caller }, asIs)).toEqual(loginRequired);
      expect(sent).toHaveLength(0);
      expect(
        await api.post('x', {}, asIs, { authenticated: true }),
      ).toMatchObject({ ok: true });
      expect(sent.map(bodyOf)).toEqual([{ caller: 'new' }]);
      expect(signIn).not.toHaveBeenCalled();
    },
  );

  it('returns LoginRequired for a caller that stays no text (ERR-3)', async () => {
    const { api, sent } = setUp([], {
      findToken: async () => 42 as unknown as string,
    });
    expect(
      await api.post('x', {}, asIs, { authenticated: true, errorOnly: true }),
    ).toEqual(loginRequired);
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['its token', 'after-sign-in', undefined],
    [
      'that of a sign-in in another tab meanwhile',
      undefined,
      'of the other tab',
    ],
  ])(
    'AUT-5: without any token a call asks once for a sign-in and is made with %s',
    async (_whose, given, found) => {
      let token: string | undefined;
      const signIn = async () => {
        token = found;
        return given;
      };
      const { api, sent } = setUp(['{"fine":true}'], {
        findToken: async () => token,
        signIn,
      });
      expect(
        await api.post('x', {}, asIs, { authenticated: true }),
      ).toMatchObject({ ok: true });
      expect(sent.map(bodyOf)).toEqual([{ caller: given ?? found }]);
    },
  );

  it.each([
    ['LoginRequired', 'the lightbox', 'after-sign-in', []],
    ['LoginRequired', 'the lightbox of a server with one token', 'new', []],
    ['LoginRequired', 'another tab', undefined, []],
    ['Invalid token', 'the lightbox', 'after-sign-in', [['old'], ['new']]],
  ])(
    "AUT-3 AUT-4 AUT-5 ERR-1 ERR-3: after '%s' the token is refreshed once, then %s gives one",
    async (error, _who, given, refused) => {
      const refuseToken = jest.fn();
      const tokens = { cache: 'old', network: 'new' };
      const { api, sent } = setUp(
        [`{"error":"${error}"}`, `{"error":"${error}"}`, '{}'],
        {
          watchToken: (caller) => () => void refuseToken(caller),
          findToken: async (from) => tokens[from],
          signIn: async () => {
            tokens.cache = 'after-sign-in';
            return given;
          },
        },
      );
      expect(
        await api.post('x', {}, asIs, { authenticated: true }),
      ).toMatchObject({ ok: true });
      expect(sent.map(bodyOf)).toEqual(
        ['old', 'new', given ?? 'after-sign-in'].map((caller) => ({ caller })),
      );
      expect(refuseToken.mock.calls).toEqual(refused);
    },
  );

  it('API-1 OPN-40: a base may end with a slash; a call that names no partner has no query', async () => {
    const { api, sent } = setUp(['{}'], { base: () => '/mortgageapi/' });
    await api.get('getAuthInfo', { partnerId: undefined }, asIs);
    expect(sent[0]!.url).toBe('/mortgageapi/getAuthInfo');
  });

  it.each<[string, string | undefined]>([
    ['true', 'UnexpectedError'],
    ['1', 'UnexpectedError'],
    ['["X"]', 'UnexpectedError'],
    ['{"code":"UnknownLender"}', 'UnknownLender'],
    ['"UnknownLender"', 'UnknownLender'],
    ['null', undefined],
    ['false', undefined],
    ['0', undefined],
    ['""', undefined],
    ['{}', undefined],
    ['[]', undefined],
  ])(
    'the error flag %s means %s (CAL-8 ERR-5 OPN-122)',
    async (flag, error) => {
      const { api } = setUp([`{"error":${flag}}`]);
      const result = await api.post('x', {}, asIs);
      expect(result.ok ? undefined : result.error).toBe(error);
    },
  );

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  it.each<[string, string | Response | (() => Promise<never>), string]>([
    ['ERR-4 OPN-44: a request that cannot be sent', lost, 'ConnectionFailure'],
    ['ERR-4 F25: an empty answer', '', 'ConnectionFailure'],
    ['ERR-4: an answer of blanks', ' \n', 'ConnectionFailure'],
    ['F23: malformed JSON', '{"a":', 'UnexpectedError'],
    ['F24: an HTML page', '<html></html>', 'UnexpectedError'],
    ['F30: a wrong shape', '{"n":"text"}', 'UnexpectedError'],
    [
      'F26: status 429 with any body',
      fakeResponse('{"n":1}', 429),
      'UnexpectedError',
    ],
    [
      'F27: status 500 with any body',
      fakeResponse('{"n":1}', 500),
      'UnexpectedError',
    ],
    [
      'F28: status 504 with any body',
      fakeResponse('{"n":1}', 504),
      'UnexpectedError',
    ],
  ])('%s', async (_name, answer, error) => {
    const { api } = setUp([answer]);
    const read = (json: unknown) => {
      if (typeof (json as { n: unknown }).n !== 'number') {
        throw new Error('n is no number');
      }
      return json;
    };
    expect(await api.post('x', {}, read)).toEqual({ ok: false, error });
  });

  it.each([
    ['no connection', lost, undefined],
    ['an empty answer', '', undefined],
    ['an empty answer with status 403', fakeResponse('', 403), true],
  ])(
    'tells a refusal from a lost connection: %s (ERR-4)',
    async (_case, answer, isRefused) => {
      const { api } = setUp([answer]);
      expect(await api.post('x', {}, asIs)).toEqual({
        ok: false,
        error: 'ConnectionFailure',
        isRefused,
      });
    },
  );

  it.each([
    ['{"error":"X","validationErrors":[null,"email"]}', 'X'],
    ['{"validationErrors":["email"]}', 'UnexpectedError'],
  ])(
    'AUT-7 ERR-6 ERR-21: %s is a failure, with those that are texts',
    async (answer, error) => {
      const { api } = setUp([answer]);
      const failure = { ok: false, error, validationErrors: ['email'] };
      expect(await api.post('x', {}, asIs)).toEqual(failure);
    },
  );

  it('sends the key of a write that must be stored once (OPN-76)', async () => {
    const { api, sent } = setUp([]);
    await api.post('lead', {}, asIs, { idempotencyKey: 'k-1' });
    expect(sent[0]!.init.headers['idempotency-key']).toBe('k-1');
  });

  it('API-8: the bot-challenge cookie mode is requested only when enabled', async () => {
    const off = setUp([]);
    await off.api.post('x', {}, asIs);
    expect(off.sent[0]!.init.headers).not.toHaveProperty(
      'x-bot-challenge-mode',
    );
    const on = setUp([], { bot: () => true });
    await on.api.post('x', {}, asIs);
    await on.api.request('/y', asIs);
    expect(
      on.sent.map(({ init }) => init.headers['x-bot-challenge-mode']),
    ).toEqual(['cookie', 'cookie']);
  });

  it('an authenticated read is a POST, so no address contains a token (S04)', async () => {
    const { api, sent } = setUp([]);
    await api.get('getAccount', {}, asIs, { authenticated: true });
    expect(sent[0]!.init.method).toBe('POST');
    expect(sent[0]!.url).not.toContain('token-1');
  });

  it.each<['api' | 'anonymous', CallOptions]>([
    ['anonymous', { authenticated: true }],
    ['api', {}],
  ])(
    'a call of %s with %j needs no token and no sign-in (OPN-119)',
    async (client, options) => {
      const [findToken, signIn] = [jest.fn(), jest.fn()];
      const clients = setUp(['{"error":"LoginRequired"}'], {
        findToken,
        signIn,
      });
      expect(await clients[client].post('x', {}, asIs, options)).toEqual(
        loginRequired,
      );
      expect(clients.sent.map(bodyOf)).toEqual([{}]);
      expect(findToken).not.toHaveBeenCalled();
      expect(signIn).not.toHaveBeenCalled();
    },
  );

  it.each(['get', 'post'] as const)(
    'an aborted %s is a ConnectionFailure; the same call of another caller continues',
    async (method) => {
      const { api, sent } = setUp([lost, '{"fine":true}']);
      const ended = api[method]('x', {}, asIs, { signal: AbortSignal.abort() });
      const other = api[method]('x', {}, asIs);
      expect(await ended).toEqual({ ok: false, error: 'ConnectionFailure' });
      expect(await other).toEqual({ ok: true, value: { fine: true } });
      expect(sent).toHaveLength(2);
    },
  );

  it.each(['get', 'post'] as const)(
    "ERR-10: without an API configured %s rejects, in the visitor's name too; a request to the page's host goes out",
    async (method) => {
      const reportStatus = jest.fn();
      const { api, sent } = setUp([], { base: () => '', reportStatus });
      await expect(api[method]('x', {}, asIs)).rejects.toThrow(
        'Unable to call MAX',
      );
      expect(reportStatus).toHaveBeenLastCalledWith('x', 'error');
      await expect(
        api[method]('x', {}, asIs, { authenticated: true }),
      ).rejects.toThrow('Unable to call MAX');
      expect(await api.request('/y', asIs)).toEqual({ ok: true, value: {} });
      expect(sent.map(({ url }) => url)).toEqual(['/y']);
    },
  );

  it('S14: the input of a GET that no query can carry rejects, and nothing is sent', async () => {
    const { api, sent } = setUp([]);
    await expect(api.get('x', { when: new Date(0) }, asIs)).rejects.toThrow(
      RangeError,
    );
    expect(sent).toHaveLength(0);
  });

  describe('a blocked call', () => {
    const blocked =
      '{"error":"BotBlocked","blockScript":"/challenge/script.js"}';

    it('AUT-9 AUT-10 ERR-11: waits for the challenge and is made once more', async () => {
      const challenge = jest.fn(async () => undefined);
      const { api, sent } = setUp([blocked, '{"fine":true}'], { challenge });
      expect(await api.post('x', { a: 1 }, asIs)).toEqual({
        ok: true,
        value: { fine: true },
      });
      expect(challenge).toHaveBeenCalledWith('/challenge/script.js');
      expect(sent.map(bodyOf)).toEqual([{ a: 1 }, { a: 1 }]);
    });

    it('OPN-105: a call that ends during the check stops waiting; one that has ended opens no sign-in', async () => {
      const ending = new AbortController();
      const { signal } = ending;
      const { api } = setUp(
        [blocked, () => Promise.reject(new Error('aborted'))],
        {
          challenge: () => new Promise(() => ending.abort()),
          findToken: async () => undefined,
          signIn: () => Promise.reject(new Error('asked')),
        },
      );
      const ended = { ok: false, error: 'ConnectionFailure' };
      expect(await api.request('/x', asIs, { signal })).toEqual(ended);
      const options = { authenticated: true, signal };
      expect(await api.post('x', {}, asIs, options)).toEqual(ended);
    });

    it('OPN-122: an empty address of a check is none', async () => {
      const { api, sent } = setUp(['{"fine":true,"blockScript":""}']);
      await api.post('x', {}, asIs);
      expect(sent).toHaveLength(1);
    });

    it.each([
      ['get', (api: Api) => api.get('x', {}, asIs)],
      ['post', (api: Api) => api.post('x', {}, asIs)],
      [
        "post in the visitor's name",
        (api: Api) => api.post('x', {}, asIs, { authenticated: true }),
      ],
      ['request', (api: Api) => api.request('/x', asIs)],
      [
        'request for a text',
        (api: Api) => api.request('/x', asIs, { asText: true }),
      ],
    ])(
      'AUT-11: %s rejects when the check is closed and is not sent again',
      async (_name, call) => {
        const { api, sent } = setUp([blocked], {
          challenge: () => Promise.reject(new ChallengeClosed('closed')),
        });
        await expect(call(api)).rejects.toMatchObject({
          name: 'ChallengeClosed',
        });
        expect(sent).toHaveLength(1);
      },
    );

    it('F33: one challenge per call: a second block rejects it', async () => {
      const challenge = jest.fn(async () => undefined);
      const { api } = setUp([blocked, blocked], { challenge });
      await expect(
        api.request('/user/acct/login/', asIs),
      ).rejects.toMatchObject({
        name: 'ChallengeClosed',
      });
      expect(challenge).toHaveBeenCalledTimes(1);
    });
  });
});
