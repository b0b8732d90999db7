import {
  loggedOut,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
  type UserLookup,
} from 'session-shared/session';
import {
  fakeApi,
  loggedIn,
  testSession,
  type FakeAnswer,
} from 'session-shared/testing';
import { readUser } from 'mortgage-domain/people/readUser';
import { settle } from '../testing/settle';
import { selectAccountSections } from './account';
import { selectAvatarData } from './accountLinks';
import { accountFeature } from './saga';
import { loadReaders } from '../session/loadReaders';

jest.mock('../session/loadReaders', () => {
  const actual = jest.requireActual<Record<'loadReaders', () => unknown>>(
    '../session/loadReaders',
  );
  return { ...actual, loadReaders: jest.fn(actual.loadReaders) };
});

const sectionsPath = '/ajax/nav/UserNavAsync.htm?pageframe=true';
const navigationPath = '/myaccount/api/v1/userNavigation';
const section = (key: string) => ({
  key,
  link: { text: key, href: `/${key}` },
  subsections: [],
});
const navigationOfAda = {
  userAvatarData: { displayName: 'Ada Lane' },
  navLinks: {},
};
const ownSections = { sections: [section('my-account')] };
const signedIn = {
  [sectionsPath]: ownSections,
  [navigationPath]: navigationOfAda,
};
const person = (id: string) =>
  readUser({
    id,
    firstName: id,
    lastName: 'Lane',
    emailAddress: `${id}@example.test`,
  });

function held() {
  let answer!: (json: unknown) => void;
  const answered = new Promise<unknown>((resolve) => (answer = resolve));
  return { answer, answered };
}

function start(answers: Record<string, FakeAnswer>, user?: { id: string }) {
  const api = fakeApi(answers);
  const session = {
    ...testSession({ api, user }),
    lookUpUser: jest.fn(async (): Promise<UserLookup> => ({
      status: 'unknown',
    })),
  };
  // The feature's saga is given the session that the test watches.
  session.attach({
    ...accountFeature,
    saga: () => accountFeature.saga!(session),
  });
  return {
    session,
    state: () => session.store.getState(),
    calls: () => api.calls.map(({ name }) => name),
  };
}

describe('the account menus and the session', () => {
  it('HDR-17: looks up a visitor who has sections, and logs them in even without an answer', async () => {
    const { session, state, calls } = start(signedIn);
    await settle();
    expect(session.lookUpUser.mock.calls).toEqual([['cache']]);
    expect(selectLoggedIn(state())).toBe(true);
    expect(selectUser(state())).toBeUndefined();
    expect(selectAvatarData(state()).displayName).toBe('Ada Lane');
    expect(selectAccountSections(state())).toHaveLength(1);
    expect(calls()).toEqual([sectionsPath, navigationPath]);
  });

  it('HDR-16 ERR-8: a file of readers that does not load fails the call, and the next call requests it again', async () => {
    jest.mocked(loadReaders).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { session, state } = start(signedIn);
    await settle();
    expect(selectLookupStatus(state())).toBe('unknown');
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    expect(selectAccountSections(state())).toHaveLength(1);
    expect(selectAvatarData(state()).displayName).toBe('Ada Lane');
  });

  it.each([undefined, { id: '7' }])(
    'looks up the visitor %j once where the account response does not arrive (OPN-109)',
    async (before) => {
      const { session, state } = start({}, before);
      session.lookUpUser.mockImplementation(async () => {
        session.store.dispatch(loggedIn(person('ada'), 'token'));
        return { status: 'signedIn', user: person('ada') };
      });
      await settle();
      expect(session.lookUpUser).toHaveBeenCalledTimes(before ? 0 : 1);
      expect(selectUser(state())?.id).toBe(before ? 'X1-7' : 'X1-ada');
    },
  );

  it.each([
    [{}, undefined],
    [{ sections: [] }, undefined],
    [{}, { id: '7' }],
  ])(
    'HDR-16: the answer %j signs the visitor %j out, and loads no readers',
    async (answer, before) => {
      jest.mocked(loadReaders).mockClear();
      const { state } = start({ [sectionsPath]: answer }, before);
      await settle();
      expect(selectLookupStatus(state())).toBe('signedOut');
      expect(loadReaders).not.toHaveBeenCalled();
    },
  );

  it('HDR-17 HDR-18: keeps the menus once the session knows the visitor', async () => {
    const { session, state, calls } = start(signedIn);
    await settle();
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    expect(selectUser(state())).toMatchObject({ firstName: 'ada' });
    expect(selectAccountSections(state())).toHaveLength(1);
    expect(calls()).toEqual([sectionsPath, navigationPath, navigationPath]);
  });

  it('HDR-17 OPN-109: stays signed out if the lookup finds the visitor signed out', async () => {
    const { session, state, calls } = start({
      [sectionsPath]: ownSections,
    });
    session.lookUpUser.mockImplementation(async () => {
      session.store.dispatch(loggedOut());
      return { status: 'signedOut' };
    });
    await settle();
    expect(selectLoggedIn(state())).toBe(false);
    expect(selectAccountSections(state())).toHaveLength(0);
    expect(calls()).toEqual([sectionsPath]);
  });

  it('HDR-17: asks the network if the session was signed out', async () => {
    const { answer, answered } = held();
    const { session } = start({ [sectionsPath]: () => answered });
    session.store.dispatch(loggedOut());
    answer(ownSections);
    await settle();
    expect(session.lookUpUser).toHaveBeenCalledWith('network');
  });

  it.each<[string, object, boolean, boolean]>([
    ['signed in meanwhile', ownSections, true, true],
    [
      'was found meanwhile by a lookup that the server takes back',
      { sections: [] },
      true,
      false,
    ],
    [
      'signed in meanwhile without cookies (F36)',
      { sections: [] },
      false,
      true,
    ],
  ])(
    'sections decide, before or after the lookup: a visitor who %s (HDR-16 OPN-109)',
    async (_who, second, hasCookies, isLoggedIn) => {
      const cookies = jest.spyOn(document, 'cookie', 'get');
      if (!hasCookies) {
        cookies.mockReturnValue('');
      }
      for (const before of [undefined, { id: 'ada' }]) {
        const { answer, answered } = held();
        const answers = [answered, second];
        const { session, state, calls } = start(
          { [sectionsPath]: () => answers.shift() },
          before,
        );
        session.store.dispatch(loggedIn(person('ada'), 'token'));
        answer({});
        await settle();
        expect(selectLoggedIn(state())).toBe(isLoggedIn);
        expect(calls().filter((name) => name === sectionsPath)).toHaveLength(2);
      }
    },
  );

  it.each([
    ['a person found', undefined, 'ada', [sectionsPath, navigationPath]],
    [
      'the same person looked up again',
      { id: 'ada' },
      'ada',
      [sectionsPath, navigationPath],
    ],
    [
      'another person',
      { id: 'ada' },
      'ben',
      [sectionsPath, sectionsPath, navigationPath],
    ],
  ])(
    'HDR-17 HDR-18 CAL-12 CAL-16 OPN-109: has the menus of %s meanwhile, without a call too many',
    async (_case, before, id, expected) => {
      const { answer, answered } = held();
      const { session, state, calls } = start(
        { [sectionsPath]: () => answered, [navigationPath]: navigationOfAda },
        before,
      );
      session.store.dispatch(loggedIn(person(id), 'token'));
      answer(ownSections);
      await settle();
      expect(calls()).toEqual(expected);
      expect(session.lookUpUser).not.toHaveBeenCalled();
      expect(selectAvatarData(state()).displayName).toBe('Ada Lane');
      expect(selectAccountSections(state())).toHaveLength(1);
    },
  );

  it('HDR-18: ignores sections that were asked for before another person came in another tab', async () => {
    const { answer, answered } = held();
    const answers = [answered, { sections: [section('own')] }];
    const { session, state } = start({ [sectionsPath]: () => answers.shift() });
    session.store.dispatch(loggedOut('otherTab'));
    session.store.dispatch(loggedIn(person('ben'), 'token'));
    answer({ sections: [section('of-ada')] });
    await settle();
    expect(selectAccountSections(state()).map(({ key }) => key)).toEqual([
      'own',
    ]);
  });

  it("makes no call about the page's visitor, and shows what the page gives (OPN-132)", async () => {
    const { session, state, calls } = start({});
    const given = (displayName: string) => ({
      avatar: { displayName },
      navLinks: {},
    });
    await settle();
    session.store.dispatch(loggedIn(person('ada'), undefined, given('Ada')));
    session.store.dispatch(
      loggedIn(person('ada'), undefined, given('Ada Lane')),
    );
    await settle();
    expect(selectAvatarData(state()).displayName).toBe('Ada Lane');
    expect(calls()).toEqual([sectionsPath]);
  });

  it("ignores sections of the server's visitor once the page has set the visitor", async () => {
    const { answer, answered } = held();
    const { session, state } = start({ [sectionsPath]: () => answered });
    session.store.dispatch(
      loggedIn(person('ada'), undefined, { avatar: {}, navLinks: {} }),
    );
    answer({ sections: [section('my-account')] });
    await settle();
    expect(selectAccountSections(state())).toHaveLength(0);
    expect(selectLoggedIn(state())).toBe(true);
  });

  it('HDR-16 ERR-20: stays signed in after unreadable sections', async () => {
    const { state } = start(
      { [sectionsPath]: { sections: [{ key: 1 }] } },
      { id: '7' },
    );
    await settle();
    expect(selectLoggedIn(state())).toBe(true);
  });

  it('HDR-16: stays signed out when the account response has no sections', async () => {
    const { answer, answered } = held();
    const { session, state } = start({ [sectionsPath]: () => answered });
    session.store.dispatch(loggedOut());
    const before = state().user;
    answer({});
    await settle();
    expect(state().user).toBe(before);
  });

  it('HDR-18: a later login loads sections and user navigation; the same person looked up again loads nothing', async () => {
    const answers = {
      [sectionsPath]: {} as unknown,
      [navigationPath]: navigationOfAda,
    };
    const { session, calls, state } = start({
      [sectionsPath]: () => answers[sectionsPath],
      [navigationPath]: () => answers[navigationPath],
    });
    await settle();
    answers[sectionsPath] = ownSections;
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    session.store.dispatch(loggedIn(person('ada'), 'token-2'));
    await settle();
    expect(calls()).toEqual([sectionsPath, sectionsPath, navigationPath]);
    expect(selectAccountSections(state()).map(({ key }) => key)).toEqual([
      'my-account',
    ]);
  });

  it('HDR-18: never shows the menus of the previous person', async () => {
    const { session, state } = start(
      {
        [sectionsPath]: { sections: [section('admin')] },
        [navigationPath]: navigationOfAda,
      },
      { id: '7' },
    );
    await settle();
    expect(selectAccountSections(state())).toHaveLength(1);
    session.store.dispatch(loggedIn(person('ben'), 'token'));
    expect(selectAccountSections(state())).toHaveLength(0);
    // Before the answer it is unknown whether a member of staff acts for them.
    expect(selectAvatarData(state()).displayName).toBe('');
  });

  it('NAV-7: names the person once the sections have told whether somebody acts for them, or have failed', async () => {
    const { answer, answered } = held();
    const nameOf = ({ state }: ReturnType<typeof start>) =>
      selectAvatarData(state()).displayName;
    const pending = start({ [sectionsPath]: () => answered }, { id: '7' });
    pending.session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    expect(nameOf(pending)).toBe('');
    answer(ownSections);
    await settle();
    expect(nameOf(pending)).toBe('ada Lane');
    const failing = start({}, { id: '7' });
    failing.session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    expect(nameOf(failing)).toBe('ada Lane');
  });

  const impersonated = {
    ...ownSections,
    impersonation: { impersonation_email: 'ada@lane.example' },
  };
  it.each([
    ['1', 'acts for somebody', impersonated, 'acting'],
    ['acting', 'acts for nobody any more', ownSections, '1'],
    ['acting', 'is unknown', undefined, 'acting'],
    [null, 'acts for somebody', impersonated, null],
  ])(
    'after the hint %s of the last page and an answer that the visitor %s, the hint is for the next one (NAV-7)',
    async (before, _who, sections, after) => {
      localStorage.clear();
      if (before) {
        localStorage.setItem('mortgageSignedInHint', before);
      }
      start(sections ? { [sectionsPath]: sections } : {}, { id: '7' });
      await settle();
      expect(localStorage.getItem('mortgageSignedInHint')).toBe(after);
    },
  );

  it('HDR-16: signing out empties the menus, and a late answer does not fill them again', async () => {
    const { answer, answered } = held();
    const { session, state } = start(
      { [sectionsPath]: ownSections, [navigationPath]: () => answered },
      { id: '7' },
    );
    await settle();
    session.store.dispatch(loggedOut());
    answer(navigationOfAda);
    await settle();
    expect(selectAccountSections(state())).toHaveLength(0);
    expect(selectAvatarData(state()).displayName).toBe('');
  });
});
