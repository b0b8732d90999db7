import { readUser } from 'mortgage-domain/people/readUser';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import {
  pathSet,
  redirectUrlSet,
  selectRegistration,
} from '../registration/registration';
import { createSessionStore } from '../session/store';
import { createSignIn, type SignInSettings } from './signIn';

const ada = { user: readUser({ id: '7' }), authToken: 'a' };

function setUp(showDialog: SignInSettings['showDialog']) {
  const { store } = createSessionStore(defaultSiteConfig);
  const complete = jest.fn();
  const reload = jest.fn();
  const navigate = jest.fn();
  const signIn = createSignIn({
    store,
    window,
    navigate,
    reload,
    report: jest.fn(),
    showDialog,
    complete,
  });
  const isShown = () => selectRegistration(store.getState()).showLightbox;
  const entry = () => {
    const { path, redirectUrl } = selectRegistration(store.getState());
    return [path, redirectUrl];
  };
  return { signIn, store, isShown, entry, complete, reload, navigate };
}

it('SGN-1 STO-6: the state shows the dialog only while it is open', async () => {
  const seen: boolean[] = [];
  const { signIn, isShown, complete } = setUp(async () => {
    seen.push(isShown());
    return ada;
  });
  expect(await signIn({ tab: 'register' })).toBe('a');
  expect([...seen, isShown()]).toEqual([true, false]);
  expect(complete).toHaveBeenCalledWith(ada);
});

it('rejects for all callers if the dialog cannot be loaded, and loads it again for the next', async () => {
  const showDialog = jest.fn<ReturnType<SignInSettings['showDialog']>, []>();
  showDialog
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValueOnce(ada);
  const { signIn, isShown, complete } = setUp(showDialog);
  const asked = await Promise.allSettled([signIn(), signIn()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(showDialog).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(false);
  expect(complete).not.toHaveBeenCalled();
  expect(await signIn()).toBe('a');
});

it('STO-11 STO-12: uses path and redirect URL for one sign-in only', async () => {
  const { signIn, store, entry, navigate } = setUp(async () => ada);
  store.dispatch(redirectUrlSet('/renting'));
  store.dispatch(pathSet('upsell/lender-onboard'));
  await signIn();
  expect(navigate.mock.calls).toEqual([['http://localhost/renting']]);
  expect(entry()).toEqual(['/', undefined]);
  await signIn();
  expect(navigate).toHaveBeenCalledTimes(1);
});

it('STO-11 STO-12: after the visitor closes it, gives no token, leaves no page, and restores the entry', async () => {
  const { signIn, store, entry, complete, reload, navigate } = setUp(
    async () => undefined,
  );
  store.dispatch(pathSet('upsell/lender-onboard'));
  const options = {
    path: '/other',
    redirectUrl: '/renting',
    afterSuccess: 'reload',
  } as const;
  expect(await signIn(options)).toBeUndefined();
  expect(entry()).toEqual(['upsell/lender-onboard', undefined]);
  expect(complete).not.toHaveBeenCalled();
  expect([reload.mock.calls, navigate.mock.calls]).toEqual([[], []]);
});

it('reloads for a caller while the dialog is loading, and for no later caller (HDR-21)', async () => {
  const { signIn, reload } = setUp(async () => ada);
  await Promise.all([
    signIn(),
    signIn({ afterSuccess: 'reload' }),
    signIn({ tab: 'register' }),
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
  await signIn();
  expect(reload).toHaveBeenCalledTimes(1);
});
