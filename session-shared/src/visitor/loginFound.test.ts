import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { createSessionStore } from '../session/store';
import { fakeApi } from '../testing/fakeApi';
import { startedSession } from '../testing/startedSession';
import { createUserLookup } from './userLookup';
import {
  loggedOut,
  loginFound,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
} from './visitor';

const ada = { id: '7', firstName: 'Ada', lastName: 'Lane' };
const whoAmI = '/user/account/services/WhoAmI.htm';

describe('a signed-in visitor whose identity is unknown', () => {
  it('STO-3 STO-4 HDR-17: is logged in without a name, until they log out', () => {
    const { store } = createSessionStore(defaultSiteConfig);
    store.dispatch(loginFound());
    expect(store.getState().user).toEqual({
      loggedIn: true,
      lookup: { status: 'unknown' },
    });
    store.dispatch(loggedOut());
    expect(store.getState().user).toEqual({
      loggedIn: false,
      lookup: { status: 'signedOut' },
    });
  });

  it('HDR-17: is looked up, although the session had them as signed out', async () => {
    const { store } = createSessionStore(defaultSiteConfig);
    const lookUpUser = createUserLookup(
      store,
      fakeApi({ [whoAmI]: { authToken: 't', user: ada } }),
    );
    store.dispatch(loggedOut());
    store.dispatch(loginFound());
    expect(await lookUpUser()).toMatchObject({
      status: 'signedIn',
      user: { firstName: 'Ada' },
    });
  });

  it('HDR-17: stays who they are where the session knows them', async () => {
    const { store } = createSessionStore(defaultSiteConfig);
    await createUserLookup(
      store,
      fakeApi({ [whoAmI]: { authToken: 't', user: ada } }),
    )();
    store.dispatch(loginFound());
    expect(selectUser(store.getState())).toMatchObject({ firstName: 'Ada' });
    expect(selectLookupStatus(store.getState())).toBe('signedIn');
  });

  it('CAL-3 HDR-17: gets a name from the auth-info call where the lookup gives no answer', async () => {
    const { session } = startedSession(() => undefined, {
      authInfo: () => ({ user: ada }),
    });
    session.store.dispatch(loginFound());
    expect(selectLoggedIn(session.store.getState())).toBe(true);
    await new Promise<void>((resolve) => {
      const look = () => selectUser(session.store.getState()) && resolve();
      session.store.subscribe(look);
      look();
    });
    expect(selectUser(session.store.getState())).toMatchObject({
      firstName: 'Ada',
    });
  });
});
