import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { ChallengeClosed } from '../api/passChallenge';
import { createSessionStore } from '../session/store';
import { fakeApi } from '../testing/fakeApi';
import { createUserLookup, findToken } from './userLookup';
import { authTokenSet, selectLookupStatus } from './visitor';

const whoAmI = '/user/account/services/WhoAmI.htm';

it.each([
  ['the security check is closed', new ChallengeClosed('closed')],
  ['no API is configured', new Error('Unable to call MAX')],
])(
  'a lookup that fails because %s gives "unknown" and does not reject',
  async (_what, cause) => {
    const { store } = createSessionStore(defaultSiteConfig);
    store.dispatch(authTokenSet('t'));
    const api = fakeApi({ whoAmI: () => Promise.reject(cause) });
    const lookUpUser = createUserLookup(store, api);
    expect(await lookUpUser('network')).toEqual({ status: 'unknown' });
    expect(selectLookupStatus(store.getState())).toBe('unknown');
  },
);

it.each([
  ['a list', 'unknown', []],
  ['a gateway', 'unknown', { status: 'maintenance' }],
  ['the account response', 'unknown', { sections: [] }],
  ['a user without a token', 'unknown', { user: { id: '7' } }],
  ['a token without a user', 'unknown', { authToken: 't' }],
  [
    'a too long id',
    'unknown',
    { authToken: 't', user: { id: '7'.repeat(256) } },
  ],
  ['megabytes of something', 'unknown', { padding: 'x'.repeat(1_000_000) }],
  ['nothing', 'signedOut', {}],
  ['a message', 'signedOut', { message: 'Login required' }],
  ['three nulls', 'signedOut', { authToken: null, user: null, message: null }],
])('CAL-2 OPN-39 F30: %s means "%s"', async (_what, status, answer) => {
  const { store } = createSessionStore(defaultSiteConfig);
  const lookUpUser = createUserLookup(store, fakeApi({ [whoAmI]: answer }));
  expect(await lookUpUser()).toEqual({ status });
});

it('does not keep an impossible name (F30 ENT-1)', async () => {
  const { store } = createSessionStore(defaultSiteConfig);
  const user = { id: '7', firstName: 'x'.repeat(256), lastName: 'Lane' };
  const lookUpUser = createUserLookup(
    store,
    fakeApi({ [whoAmI]: { authToken: 't', user } }),
  );
  expect(await lookUpUser()).toMatchObject({
    user: { firstName: '', lastName: 'Lane' },
  });
});

describe('the token for calls', () => {
  it('AUT-1 AUT-4: is the one that is held, or afresh from the network', async () => {
    const { store } = createSessionStore(defaultSiteConfig);
    const api = fakeApi({ [whoAmI]: { authToken: 'new', user: { id: '7' } } });
    const lookUpUser = createUserLookup(store, api);
    store.dispatch(authTokenSet('held'));
    expect(await findToken(store, lookUpUser, 'cache')).toBe('held');
    expect(api.calls).toEqual([]);
    expect(await findToken(store, lookUpUser, 'network')).toBe('new');
  });

  it.each([
    ['the visitor is signed out', { message: 'Login required' }],
    ['the server does not answer', undefined],
  ])('AUT-6: is missing if %s', async (_what, answer) => {
    const { store } = createSessionStore(defaultSiteConfig);
    const lookUpUser = createUserLookup(store, fakeApi({ [whoAmI]: answer }));
    expect(await findToken(store, lookUpUser, 'cache')).toBeUndefined();
  });
});
