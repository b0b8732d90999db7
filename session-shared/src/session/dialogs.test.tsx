import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { lightboxAttribute } from 'embed/hand-overs';
import {
  lightboxShown,
  nodeSet,
  uiConfigSet,
} from '../registration/registration';
import { fakeApi, testSession } from '../testing';
import { fakeBoxes } from '../testing/fakeBoxes';
import { fakeDialogs } from '../testing/fakeDialogs';
import { showSignIn } from './dialogs';

fakeDialogs();
const opening = { firstTab: 'signIn', hasCookies: true } as const;
fakeBoxes();

afterEach(() => act(async () => document.body.replaceChildren()));

/** The parent of the sign-in dialog after these actions. */
async function placeOf(
  ...actions: readonly { readonly type: string }[]
): Promise<string> {
  await act(async () => document.body.replaceChildren());
  document.body.innerHTML =
    '<div id="aside"></div><div id="other"></div><div hidden><div id="unseen"></div></div>';
  const { store, api, track } = testSession();
  for (const action of [lightboxShown(), ...actions]) {
    store.dispatch(action);
  }
  act(
    () => void showSignIn(store, { api, track, complete: jest.fn() }, opening),
  );
  const parent = document.querySelector(
    `[${lightboxAttribute}]`,
  )!.parentElement!;
  return parent.id || parent.localName;
}

it('STO-13 STO-14: the dialog is rendered in the element of renderNodeTarget, or of node before it', async () => {
  const target = uiConfigSet({ renderNodeTarget: '#aside' });
  expect(await placeOf(target)).toBe('aside');
  expect(await placeOf(target, nodeSet('#other'))).toBe('other');
});

it.each(['#nowhere', '#unseen', '<no selector>', ''])(
  'STO-14: the dialog is rendered in the body if %j shows no element',
  async (renderNodeTarget) =>
    expect(await placeOf(uiConfigSet({ renderNodeTarget }))).toBe('body'),
);

/** The dialog that is shown. */
const dialogOf = () =>
  within(
    document.querySelector(`[${lightboxAttribute}]`)!.shadowRoot!
      .firstElementChild as HTMLElement,
  );

it('offers another try after a failure, with what was typed except the password (OPN-47 AUT-8)', async () => {
  const { store, track } = testSession();
  store.dispatch(lightboxShown());
  const api = fakeApi({
    '/user/acct/register/': { error: 'ConnectionFailure' },
    '/user/acct/login/': { authToken: 't', user: { id: '7' } },
  });
  const tasks = { api, track, complete: jest.fn() };
  let signedIn!: Promise<unknown>;
  await act(
    async () =>
      void (signedIn = showSignIn(store, tasks, {
        ...opening,
        firstTab: 'register',
      })),
  );
  const fill = (label: string, value: string) =>
    fireEvent.change(dialogOf().getByLabelText(label), { target: { value } });
  const press = (name: string) =>
    act(async () => dialogOf().getByRole('button', { name }).click());
  fill('Email', 'ada@lane.example');
  fill('Password', 'long-enough');
  await press('Create account');

  const notice = await waitFor(() =>
    dialogOf().getByRole('dialog', { name: 'Something went wrong' }),
  );
  expect(notice).toHaveAccessibleDescription(
    'Connection lost, please try again later.',
  );
  expect(dialogOf().queryByRole('alert')).toBeNull();
  await press('Try again');
  await waitFor(() => dialogOf().getByRole('tab', { selected: true }));
  expect(dialogOf().getByRole('tab', { selected: true })).toHaveTextContent(
    'Join',
  );
  expect(dialogOf().getByLabelText('Email')).toHaveValue('ada@lane.example');
  const password = dialogOf().getByLabelText('Password');
  expect(password).toHaveValue('');
  expect((password.getRootNode() as ShadowRoot).activeElement).toBe(password);

  await act(async () =>
    dialogOf().getByRole('tab', { name: 'Sign in' }).click(),
  );
  fill('Password', 'long-enough');
  await press('Sign in');
  expect(await signedIn).toMatchObject({ user: { id: 'X1-7' } });
  expect(store.getState().registration.inputValues).toEqual({});
});

it('AUT-6: a sign-in that the visitor has sent is completed, also if the dialog is closed before the answer', async () => {
  let answer!: (json: object) => void;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  const { store, track } = testSession();
  store.dispatch(lightboxShown());
  const complete = jest.fn();
  const tasks = {
    api: fakeApi({ '/user/acct/login/': answered }),
    track,
    complete,
  };
  let closed!: Promise<unknown>;
  await act(async () => void (closed = showSignIn(store, tasks, opening)));
  const dialog = document
    .querySelector(`[${lightboxAttribute}]`)!
    .shadowRoot!.querySelector('dialog')!;
  for (const [name, value] of [
    ['email', 'ada@lane.example'],
    ['password', 'long-enough'],
  ]) {
    dialog.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value!;
  }
  await act(async () => void fireEvent.submit(dialog.querySelector('form')!));
  await act(async () => dialog.close());
  expect(await closed).toBeUndefined();
  await act(async () => answer({ authToken: 't', user: { id: '7' } }));
  expect(complete.mock.calls).toMatchObject([[{ user: { id: 'X1-7' } }]]);
});
