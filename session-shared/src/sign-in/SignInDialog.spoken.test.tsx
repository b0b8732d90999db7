import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAloud, renderWithSession, testSession } from '../testing';
import { lightboxShown } from '../registration/registration';
import { fakeDialogs } from '../testing/fakeDialogs';
import { SignInDialog } from './SignInDialog';

fakeDialogs();

it('read aloud, the sign-in dialog names itself, its tabs and fields, and the error of each field (SGN-2 SGN-4)', async () => {
  const session = testSession();
  session.store.dispatch(lightboxShown());
  renderWithSession(
    <SignInDialog
      services={session}
      firstTab="signIn"
      hasCookies
      onDone={() => undefined}
    />,
    { session },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await readAloud(screen.getByRole('dialog'))).toEqual([
    'dialog, Welcome to Maplehearth',
    'button, Close',
    'heading, Welcome to Maplehearth, level 2',
    'tablist, Sign in or join, orientated horizontally',
    'tab, Sign in, selected, 1 control, position 1, set size 2',
    'tab, Join, not selected, 1 control, position 2, set size 2',
    'tabpanel, Sign in',
    'textbox, Email, Please enter a valid email address., invalid, required',
    'Password, Please enter your password.',
    'button, Sign in, not disabled',
    'link, Forgot your password?',
  ]);
});
