import { readUser } from 'mortgage-domain/people/user';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { selectRegistration } from '../registration/registration';
import { createSessionStore } from '../session/store';
import { createSignIn, type SignInSettings } from './signIn';

const ada = { user: readUser({ id: '7' }), authToken: 'a' };

function setUp(showDialog: SignInSettings['showDialog']) {
  const { store } = createSessionStore(defaultSiteConfig);
  const complete = jest.fn();
  const reload = jest.fn();
  const signIn = createSignIn({
    store,
    window,
    navigate: jest.fn(),
    reload,
    report: jest.fn(),
    showDialog,
    complete,
  });
  const isShown = () => selectRegistration(store.getState()).showLightbox;
  return { signIn, isShown, complete, reload };
}

it('SGN-1 STO-6: shown while the dialog is open, hidden after it', async () => {
  const seen: boolean[] = [];
  const { signIn, isShown, complete } = setUp(async () => {
    seen.push(isShown());
    return ada;
  });
  expect(await signIn({ tab: 'register' })).toBe('a');
  expect([...seen, isShown()]).toEqual([true, false]);
  expect(complete).toHaveBeenCalledWith(ada);
});

it('a dialog that cannot be had rejects for all who asked, is hidden, and is tried again by the next', async () => {
  const showDialog = jest.fn<ReturnType<SignInSettings['showDialog']>, []>();
  showDialog.mockRejectedValueOnce(new Error('chunk')).mockResolvedValueOnce(ada);
  const { signIn, isShown, complete } = setUp(showDialog);
  const asked = await Promise.allSettled([signIn(), signIn()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(showDialog).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(false);
  expect(complete).not.toHaveBeenCalled();
  expect(await signIn()).toBe('a');
});

it('closing it gives no token, and nothing is left or reloaded', async () => {
  const { signIn, complete, reload } = setUp(async () => undefined);
  expect(await signIn({ afterSuccess: 'reload' })).toBeUndefined();
  expect(complete).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
