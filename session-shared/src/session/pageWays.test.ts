import { followsClick } from '../testing/followsClick';
import { startedSession } from '../testing/startedSession';
import {
  lightboxShown,
  selectRegistration,
} from '../registration/registration';
import { hasSignedInHint, keepSignedInHint } from '../tabs/tabChannel';
import { selectLoggedIn, selectLookupStatus } from '../visitor/visitor';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const ada = {
  authToken: 'a',
  user: { id: '7', firstName: 'Ada', lastName: 'Lane' },
};
const accountPages = {
  signIn: '/in?to={returnTo}',
  signOut: 'https://id.example/out',
};

beforeEach(() => window.history.replaceState(null, '', '/rates/?a=1'));

function click(href: string): boolean {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  const isFollowed = followsClick(() => link.click());
  link.remove();
  return isFollowed;
}

describe('a page without accounts (EXT-3)', () => {
  it('makes no call: visitors are signed out, and a sign-in gives no token', async () => {
    const authInfo = jest.fn(() => ({}));
    const { session, sent, navigate } = startedSession(() => ada, {
      site: { account: 'none' },
      authInfo,
    });
    await settle();
    expect(selectLookupStatus(session.store.getState())).toBe('signedOut');
    for (const from of ['cache', 'network'] as const) {
      expect(await session.lookUpUser(from)).toEqual({ status: 'signedOut' });
    }
    expect(await session.signIn()).toBeUndefined();
    await session.signOut();
    expect([sent, authInfo.mock.calls, navigate.mock.calls].flat()).toEqual([]);
  });

  it('signs out no other tab', async () => {
    keepSignedInHint(window, true);
    startedSession(() => ada, { site: { account: 'none' } });
    await settle();
    expect(hasSignedInHint(window)).toBe(true);
  });
});

describe('a page with account pages (EXT-3)', () => {
  const start = () =>
    startedSession(() => ada, { site: { account: 'page', accountPages } });

  it('looks the visitor up, and leaves for the pages of sign-in and sign-out', async () => {
    const { session, sent, navigate } = start();
    await session.lookUpUser();
    expect(selectLoggedIn(session.store.getState())).toBe(true);
    expect(await session.signIn()).toBeUndefined();
    expect(navigate).toHaveBeenLastCalledWith('/in?to=%2Frates%2F%3Fa%3D1');
    await session.signOut();
    expect(navigate).toHaveBeenLastCalledWith('https://id.example/out');
    expect(sent).toHaveLength(1);
  });

  it('leaves links to the account pages to the browser', () => {
    start();
    expect(click('/user/acct/login/')).toBe(true);
    expect(click('/Logout.htm')).toBe(true);
  });

  it('an action that opens the dialog leaves for the page, too (STO-6)', async () => {
    const { session, navigate } = start();
    session.store.dispatch(lightboxShown());
    await settle();
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(selectRegistration(session.store.getState()).showLightbox).toBe(
      false,
    );
  });

  it('asks no visitor before the end of their session', async () => {
    jest.useFakeTimers();
    const opened = (HTMLDialogElement.prototype.showModal = jest.fn());
    const ending = () => ({ ...ada, expiresIn: 130 });
    await startedSession(ending, {
      site: { account: 'page' },
    }).session.lookUpUser();
    await jest.advanceTimersByTimeAsync(70_000);
    expect(opened).not.toHaveBeenCalled();
  });
});
