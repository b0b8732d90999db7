import { act, render, screen } from '@testing-library/react';
import { SessionProvider } from '../react';
import { startedSession } from '../testing/startedSession';
import { AccessDenied } from './AccessDenied';

/** One session for the file: it listens to the page for as long as the page lives. */
const { session, navigate } = startedSession();
const press = async () => {
  render(
    <SessionProvider session={session}>
      <AccessDenied />
    </SessionProvider>,
  );
  await act(async () => screen.getByRole('link', { name: 'Sign in' }).click());
};
beforeEach(() => window.history.replaceState(null, '', '/mortgage/admin/'));

it('ACC-2 ACC-3: the prompt opens the lightbox on the spot, and the page reloads after a successful sign-in', async () => {
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue(undefined);
  await press();
  expect(signIn).toHaveBeenCalledWith({ tab: 'signIn', afterSuccess: 'reload' });
  expect(navigate).not.toHaveBeenCalled();
});
