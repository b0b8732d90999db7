import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeApi,
  renderWithSession,
  testSession,
  type FakeAnswer,
} from '../testing';
import { ChallengeClosed } from '../api/passChallenge';
import {
  inputValuesSet,
  lightboxHidden,
  lightboxShown,
  pathSet,
  uiConfigSet,
} from '../registration/registration';
import { fakeDialogs } from '../testing/fakeDialogs';
import { SignInDialog } from './SignInDialog';

const welcome = { authToken: 't', user: { id: '7' } };
fakeDialogs();

function show(
  answers: Record<string, FakeAnswer> = {},
  prepare?: (session: ReturnType<typeof testSession>) => void,
) {
  const api = fakeApi(answers);
  const session = testSession({ api });
  session.store.dispatch(lightboxShown());
  prepare?.(session);
  const onDone = jest.fn();
  renderWithSession(
    <SignInDialog
      services={session}
      firstTab="signIn"
      hasCookies
      onDone={onDone}
    />,
    { session },
  );
  return { api, onDone, session };
}
const person = userEvent.setup();
async function send(email = 'ada@lane.example', password = 'long-enough') {
  await person.type(screen.getByLabelText('Email'), email);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(
    screen.getByRole('button', { name: /^(Sign in|Create account)$/ }),
  );
}

describe('the sign-in lightbox', () => {
  it('SGN-4: shows the fields without tabs if the site has turned them off', () => {
    show({}, ({ store }) => store.dispatch(uiConfigSet({ showTabs: false })));
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('sends what was typed and gives the user', async () => {
    const { api, onDone } = show({ '/user/acct/login/': welcome });
    await send();
    expect(api.calls).toMatchObject([
      {
        name: '/user/acct/login/',
        input: '{"email":"ada@lane.example","password":"long-enough"}',
      },
    ]);
    expect(onDone.mock.calls).toMatchObject([
      [{ authToken: 't', user: { id: 'X1-7' } }],
    ]);
  });

  it('sends one request for several clicks, and shows the progress', async () => {
    const { api } = show({ '/user/acct/login/': new Promise(() => undefined) });
    await send();
    const button = screen.getByRole('button', { name: 'Signing in…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await person.click(button);
    expect(api.calls).toHaveLength(1);
  });

  const bad = 'badCredentials';
  it.each<[string, FakeAnswer, RegExp]>([
    [
      'an error of that name',
      { error: bad },
      /^That email or password isn’t right/,
    ],
    [
      'bad credentials',
      { error: 'X', validationErrors: [bad] },
      /^That email or password isn’t/,
    ],
    [
      'a closed security check',
      () => Promise.reject(new ChallengeClosed('closed')),
      /^$/,
    ],
  ])(
    'AUT-7 ERR-6: stays open with the typed text after %s',
    async (_what, answer, alert) => {
      const { onDone } = show({ '/user/acct/login/': answer });
      await send();
      expect(screen.queryByRole('alert')?.textContent ?? '').toMatch(alert);
      expect(screen.getByLabelText('Email')).toHaveValue('ada@lane.example');
      expect(onDone).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['UnexpectedError', 'unexpected'],
    ['InvalidRequest', 'unexpected'],
    ['ConnectionFailure', 'connection'],
    ['tooManyAttempts', 'tooManyAttempts'],
    ['TooManyRequests', 'tooManyAttempts'],
    ['registrationFailed', 'registrationFailed'],
  ])(
    'AUT-8 ERR-6 OPN-47: closes with the failure: %s',
    async (error, failure) => {
      const { onDone } = show({ '/user/acct/login/': { error } });
      await send();
      expect(onDone).toHaveBeenCalledWith({ failure, tab: 'signIn' });
    },
  );

  it('tracks a submission with the configured label and no typed text (SGN-3)', async () => {
    const { session } = show({ '/user/acct/login/': welcome }, ({ store }) =>
      store.dispatch(uiConfigSet({ gaLabel: 'quotes/top' })),
    );
    await send();
    expect(session.tracked).toEqual([
      { category: 'Sign in', action: 'signIn', label: 'quotes/top' },
    ]);
  });

  it.each<[string, (session: ReturnType<typeof testSession>) => unknown]>([
    ['the hiding action', ({ store }) => store.dispatch(lightboxHidden())],
    ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ])('STO-6: returns no visitor when %s closes it', async (_what, close) => {
    const { onDone, session } = show();
    await act(async () => void close(session));
    expect(onDone).toHaveBeenCalledWith();
  });

  it('shows errors before it sends anything', async () => {
    const { api } = show();
    await person.click(screen.getByRole('tab', { name: 'Join' }));
    await send('ada@', 'short');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Your password must be 8 to 255 characters long.',
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  it('asks for the password of an account without the rule for new ones (OPN-33)', async () => {
    const { api } = show({ '/user/acct/login/': welcome });
    await person.type(screen.getByLabelText('Email'), 'ada@lane.example');
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter your password.',
    );
    expect(api.calls).toHaveLength(0);
    await person.type(screen.getByLabelText('Password'), 'short{Enter}');
    expect(api.calls).toHaveLength(1);
  });

  it('has one voice: an error is read with its field, or at once if the field had the focus (OPN-33)', async () => {
    show();
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await person.type(screen.getByLabelText('Email'), 'ada@{Enter}');
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'Please enter a valid email address.',
    ]);
  });

  it('keeps what was typed, but never the password, for the next try (AUT-8 OPN-47 STO-10)', async () => {
    const { session } = show({
      '/user/acct/register/': { error: 'ConnectionFailure' },
    });
    await person.click(screen.getByRole('tab', { name: 'Join' }));
    await person.click(screen.getByRole('checkbox'));
    await send();
    expect(session.store.getState().registration.inputValues).toEqual({
      email: 'ada@lane.example',
      professional: true,
    });
  });

  it('sends in a frame that forbids submissions (F85)', async () => {
    const { api } = show({ '/user/acct/login/': welcome });
    // The browser ends the submission before its event.
    const forbid = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    window.addEventListener('submit', forbid, true);
    await send();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    window.removeEventListener('submit', forbid, true);
  });

  it('tells what the visitor waits for, and that it takes long after 5 s (OPN-33)', async () => {
    show({ '/user/acct/login/': new Promise(() => undefined) });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    jest.useFakeTimers();
    for (const [name, value] of [
      ['Email', 'ada@lane.example'],
      ['Password', 'long-enough'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    }
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await pass(0);
    expect(status).toHaveTextContent(/^Signing in…$/);
    await pass(4_999);
    expect(status).toHaveTextContent(/^Signing in…$/);
    await pass(1);
    expect(status).toHaveTextContent(/^This is taking longer than usual/);
  });

  it.each([true, false])(
    'SGN-6: joining names the rule of a password, and sends the professional checkbox, if the site has it: %s',
    async (isShown) => {
      const { api } = show({ '/user/acct/register/': welcome }, (session) =>
        session.store.dispatch(uiConfigSet({ showProRegCheckbox: isShown })),
      );
      await person.click(screen.getByRole('tab', { name: 'Join' }));
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'Use at least 8 characters.',
      );
      for (const box of screen.queryAllByRole('checkbox')) {
        await person.click(box);
      }
      await send();
      expect(api.calls[0]!.input).toBe(
        `{"email":"ada@lane.example","password":"long-enough","professional":${isShown}}`,
      );
      expect(screen.queryAllByRole('checkbox')).toHaveLength(isShown ? 1 : 0);
    },
  );

  it('SGN-5: has no form if the site has turned it off', () => {
    show({}, (session) =>
      session.store.dispatch(
        uiConfigSet({ disableEmailForm: true, headerText: 'Hello' }),
      ),
    );
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeInTheDocument();
  });

  it('STO-5 STO-13: the form contains the input values, except a password', async () => {
    show({}, (session) =>
      session.store.dispatch(
        inputValuesSet({
          email: 'ada@lane.example',
          password: 'secret',
          professional: true,
        }),
      ),
    );
    expect(screen.getByLabelText('Email')).toHaveValue('ada@lane.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await person.click(screen.getByRole('tab', { name: 'Join' }));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it("SGN-9: the lenders' entry has its own title and a ticked checkbox", async () => {
    show({}, (session) =>
      session.store.dispatch(pathSet('upsell/lender-onboard')),
    );
    expect(
      screen.getByRole('heading', { name: 'Welcome, lenders' }),
    ).toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Join' }));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
