import { act, render, screen } from '@testing-library/react';
import { SessionProvider } from '../react';
import { startedSession } from '../testing/startedSession';
import { AccessDenied } from './AccessDenied';

it('ACC-2 ACC-3: the prompt opens the lightbox on the spot, and the page reloads after a successful sign-in', async () => {
  const { session } = startedSession();
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue(undefined);
  render(
    <SessionProvider session={session}>
      <AccessDenied />
    </SessionProvider>,
  );
  await act(async () => screen.getByRole('link', { name: 'Sign in' }).click());
  expect(signIn).toHaveBeenCalledWith({ tab: 'signIn', afterSuccess: 'reload' });
});
