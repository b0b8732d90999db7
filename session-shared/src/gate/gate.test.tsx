import { act, screen } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import { pageNavigated } from '../navigation/actions';
import type { UserLookup } from '../visitor/userLookup';
import { loggedIn, loggedOut } from '../visitor/visitor';
import { SessionProvider } from '../react';
import { configureSession } from '../session/connectSession';
import { renderWithSession, testSession } from '../testing';
import { PermissionGate, type GateRule } from './index';

const moderator = readUser({
  id: '1',
  permissions: ['ViewLenderReviewModeration'],
});
const consumer = readUser({ id: '2' });
const passes = { status: 'signedIn', user: moderator } as const;
const fails = { status: 'signedIn', user: consumer } as const;
const isConsumer: GateRule['authorizer'] = (user) => user?.id === consumer.id;
const unknown = { status: 'unknown' } as const;

function show(
  answers: (UserLookup & { failed?: boolean })[],
  rule: Parameters<typeof PermissionGate>[0] | object = {
    permissions: ['ViewLenderReviewModeration'],
  },
) {
  const session = testSession();
  const asked: (string | undefined)[] = [];
  session.lookUpUser = async (from) => {
    asked.push(from);
    const answer = answers.shift() ?? { status: 'unknown' as const };
    if (answer.status === 'signedIn') {
      session.store.dispatch(loggedIn(answer.user));
    }
    if (answer.status === 'signedOut') {
      session.store.dispatch(loggedOut());
    }
    return answer;
  };
  const gate = (more: object = {}) => (
    <PermissionGate loading="wait" unauthorized="denied" {...rule} {...more}>
      content
    </PermissionGate>
  );
  const { rerender } = renderWithSession(gate(), { session });
  const change = (more: object) =>
    rerender(<SessionProvider session={session}>{gate(more)}</SessionProvider>);
  return { session, asked, change };
}
const settle = () => act(async () => undefined);

describe('the permission gate', () => {
  it.each<[string, UserLookup[], string, string[], ...GateRule[]]>([
    ['asks the cache (PRM-5 PRM-6 PRM-9)', [passes], 'content', ['cache']],
    [
      'tries a failed check once more (PRM-4 PRM-7)',
      [fails, fails],
      'denied',
      ['cache', 'network'],
    ],
    [
      'takes a failed lookup as loaded (PRM-4)',
      [unknown, passes],
      'content',
      ['cache', 'network'],
    ],
    [
      'asks the authorizer (PRM-11)',
      [fails],
      'content',
      ['cache'],
      { authorizer: isConsumer },
    ],
  ])('PRM-3: waits, then %s', async (_what, answers, shown, order, ...rule) => {
    const { asked } = show(answers, ...rule);
    expect(screen.getByText('wait')).toBeInTheDocument();
    await settle();
    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(asked).toEqual(order);
  });

  it('PRM-9: the network is asked although another gate of the page has loaded; the cached data is stale', async () => {
    const withoutPermission = {
      status: 'signedIn',
      user: readUser({ id: '1' }),
    } as const;
    const { asked, change } = show([
      passes,
      withoutPermission,
      withoutPermission,
    ]);
    await settle();
    expect(screen.getByText('content')).toBeInTheDocument();
    change({ loadFrom: 'network' });
    expect(screen.getByText('wait')).toBeInTheDocument();
    await settle();
    expect(screen.getByText('denied')).toBeInTheDocument();
    // PRM-4: the check has failed, and is tried once more.
    expect(asked).toEqual(['cache', 'network', 'network']);
  });

  it.each<[rule: GateRule, advice: RegExp]>([
    [
      { authorizer: () => ({ then: jest.fn() }) as unknown as boolean },
      /gave a promise/,
    ],
    [{ authorizer: (user) => user!.profileTypes.includes('Lender') }, /failed/],
    [
      { permissions: ['viewlenderreviewmoderation'] },
      /viewlenderreviewmoderation is no permission/,
    ],
  ])(
    'PRM-7 PRM-10 PRM-11: no visitor passes %o, and a warning gives the cause',
    async (rule, advice) => {
      show([{ status: 'signedOut' }, { status: 'signedOut' }], rule);
      await settle();
      expect(screen.getByText('denied')).toBeInTheDocument();
      expect(jest.mocked(console.warn).mock.calls.flat().join()).toMatch(
        advice,
      );
    },
  );

  it('PRM-4 PRM-5: after a refused token it checks again, and shows that it is checking', async () => {
    const { session, asked } = show([passes, passes]);
    await settle();
    act(() => void session.store.dispatch(loggedOut('invalidToken')));
    expect(screen.getByText('wait')).toBeInTheDocument();
    await settle();
    expect(screen.getByText('content')).toBeInTheDocument();
    expect(asked).toEqual(['cache', 'cache']);
  });

  it('is withdrawn on sign-out without a lookup, because the cookie may still be valid (PRM-7)', async () => {
    const { session, asked } = show([passes]);
    await settle();
    act(() => void session.store.dispatch(loggedOut()));
    await settle();
    expect(screen.getByText('denied')).toBeInTheDocument();
    expect(asked).toEqual(['cache']);
  });
});

describe('what the gate shows by default', () => {
  const signInLink = () => screen.getByRole('link', { name: /^Sign in/ });
  const showDefault = async (
    answer: UserLookup,
    path = '/mortgage/admin/leads?a=1',
  ) => {
    window.history.replaceState(null, '', path);
    const shown = show([answer, answer], {
      permissions: ['EditCMSContent'],
      unauthorized: undefined,
    });
    await settle();
    return shown;
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('ACC-1 ACC-2 PRM-8: Access Denied, with a way to sign in that leads back here', async () => {
    const { session } = await showDefault({ status: 'signedOut' });
    expect(
      screen.getByRole('heading', { name: 'Access Denied' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Sign in with an account/)).toBeInTheDocument();
    expect(signInLink()).toHaveAttribute(
      'href',
      '/user/acct/login/?redirectUrl=%2Fmortgage%2Fadmin%2Fleads%3Fa%3D1',
    );
    // A page that has navigated without a reload meanwhile.
    window.history.pushState(null, '', '/mortgage/admin/');
    act(() => {
      session.store.dispatch(
        pageNavigated({ path: '', search: '', isNewPath: true }),
      );
    });
    expect(signInLink()).toHaveAttribute(
      'href',
      '/user/acct/login/?redirectUrl=%2Fmortgage%2Fadmin%2F',
    );
  });

  it('EXT-3: offers no sign-in on a page without accounts', async () => {
    const { session } = await showDefault({ status: 'signedOut' });
    act(() => configureSession(session, { account: 'none' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/sign in/i)).toBeNull();
  });

  it('offers a signed-in visitor another account (ACC-2 ERR-12)', async () => {
    await showDefault(fails);
    expect(
      screen.getByText(/Your account doesn’t have access/),
    ).toBeInTheDocument();
    expect(signInLink()).toHaveTextContent('Sign in with another account');
  });
});
