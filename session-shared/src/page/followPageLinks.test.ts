import { startedSession } from '../testing/startedSession';

/** One session for the file: it listens to the page for as long as the page lives. */
const { session, navigate } = startedSession();
const press = (href: string) => {
  document.body.innerHTML = `<a href="${href}">x</a>`;
  document.querySelector('a')!.click();
};

it('HDR-21: a login link opens the lightbox on its tab; where that cannot be had, the link goes where it says', async () => {
  const signIn = jest.spyOn(session, 'signIn').mockRejectedValue(new Error('chunk'));
  press('/user/acct/register/');
  await Promise.resolve();
  await Promise.resolve();
  expect(signIn).toHaveBeenCalledWith({ tab: 'register', afterSuccess: 'reload' });
  expect(navigate).toHaveBeenCalledWith('/user/acct/register/');
});

it('HDR-22: a logout link signs out', () => {
  const signOut = jest.spyOn(session, 'signOut').mockResolvedValue();
  press('/Logout.htm');
  expect(signOut).toHaveBeenCalledTimes(1);
});
