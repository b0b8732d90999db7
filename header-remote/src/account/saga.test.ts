import {
  loggedOut,
  selectLoggedIn,
  selectLookupStatus,
  selectUser,
  type UserLookup,
} from 'session-shared/session';
import { fakeApi, loggedIn, testSession, type FakeAnswer } from 'session-shared/testing';
import { readUser } from 'mortgage-domain/people/user';
import { settle } from '../testing/settle';
import { selectAccountSections, selectAvatarData } from './account';
import { accountFeature } from './saga';

const sectionsPath = '/ajax/nav/UserNavAsync.htm?pageframe=true';
const navigationPath = '/myaccount/api/v1/userNavigation';
const section = (key: string) => ({ key, link: { text: key, href: `/${key}` }, subsections: [] });
const navigationOf = (displayName: string) => ({ userAvatarData: { displayName }, navLinks: {} });
const person = (id: string) =>
  readUser({ id, firstName: id, lastName: 'Lane', emailAddress: `${id}@example.test` });

/** An answer that comes when it is told to. */
function held() {
  let answer!: (json: unknown) => void;
  const answered = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}

function start(answers: Record<string, FakeAnswer>, user?: { id: string }) {
  const api = fakeApi(answers);
  const session = {
    ...testSession({ api, user }),
    lookUpUser: jest.fn(async (): Promise<UserLookup> => ({ status: 'unknown' })),
  };
  const attached = session.attach;
  // The feature's saga is given the session that the test watches.
  attached({ ...accountFeature, saga: () => accountFeature.saga!(session) });
  return {
    api,
    session,
    state: () => session.store.getState(),
    calls: () => api.calls.map(({ name }) => name),
  };
}

describe('the account menus and the session', () => {
  it('HDR-17: sections and nobody logged in: the session is asked who it is', async () => {
    const { session } = start({ [sectionsPath]: { sections: [section('my-account')] } });
    await settle();
    expect(session.lookUpUser).toHaveBeenCalledWith('cache');
  });

  it('HDR-17: where it gets no answer the session is logged in all the same, and user navigation is fetched', async () => {
    const { session, state, calls } = start({
      [sectionsPath]: { sections: [section('my-account')] },
      [navigationPath]: navigationOf('Ada Lane'),
    });
    await settle();
    expect(session.lookUpUser).toHaveBeenCalledTimes(1);
    expect(selectLoggedIn(state())).toBe(true);
    expect(selectUser(state())).toBeUndefined();
    expect(selectAvatarData(state()).displayName).toBe('Ada Lane');
    expect(selectAccountSections(state())).toHaveLength(1);
    expect(calls()).toEqual([sectionsPath, navigationPath]);
  });

  it('HDR-17 HDR-18: once the session knows who it is, the menus are theirs', async () => {
    const { session, state, calls } = start({
      [sectionsPath]: { sections: [section('my-account')] },
      [navigationPath]: navigationOf('Ada Lane'),
    });
    await settle();
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    expect(selectUser(state())).toMatchObject({ firstName: 'ada' });
    expect(selectAccountSections(state())).toHaveLength(1);
    expect(calls()).toEqual([sectionsPath, navigationPath, navigationPath]);
  });

  it('HDR-17 OPN-109: a lookup that says definitely that nobody is signed in is believed', async () => {
    const { session, state, calls } = start({
      [sectionsPath]: { sections: [section('my-account')] },
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

  it('HDR-17: a session that was found signed out is asked afresh', async () => {
    const { answer, answered } = held();
    const { session } = start({ [sectionsPath]: () => answered });
    session.store.dispatch(loggedOut());
    answer({ sections: [section('my-account')] });
    await settle();
    expect(session.lookUpUser).toHaveBeenCalledWith('network');
  });

  it('HDR-16: no sections: whoever was logged in is not any more', async () => {
    const { state } = start({ [sectionsPath]: {} }, { id: '7' });
    await settle();
    expect(selectLoggedIn(state())).toBe(false);
    expect(selectLookupStatus(state())).toBe('signedOut');
  });

  it('HDR-16 OPN-109: an answer that was under way while somebody signed in does not sign them out', async () => {
    const { answer, answered } = held();
    const { session, state } = start({ [sectionsPath]: () => answered });
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    answer({});
    await settle();
    expect(selectLoggedIn(state())).toBe(true);
  });

  it('HDR-17 CAL-12: sections that come after the session has found their owner are theirs, and are not fetched again', async () => {
    const { answer, answered } = held();
    const { session, state, calls } = start({
      [sectionsPath]: () => answered,
      [navigationPath]: navigationOf('Ada Lane'),
    });
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    answer({ sections: [section('my-account')] });
    await settle();
    expect(calls()).toEqual([sectionsPath, navigationPath]);
    expect(selectAccountSections(state())).toHaveLength(1);
    session.store.dispatch(loggedIn(person('ben'), 'token'));
    expect(selectAccountSections(state())).toHaveLength(0);
  });

  it.each([
    ['the same person looked up again: theirs', 'ada', [sectionsPath, navigationPath]],
    ['another person: not theirs', 'ben', [sectionsPath, sectionsPath, navigationPath]],
  ])('HDR-18: sections of somebody known, and meanwhile %s', async (_case, id, expected) => {
    const { answer, answered } = held();
    const { session, calls } = start(
      { [sectionsPath]: () => answered, [navigationPath]: navigationOf('Ada Lane') },
      { id: 'ada' },
    );
    session.store.dispatch(loggedIn(person(id), 'token'));
    answer({ sections: [section('my-account')] });
    await settle();
    expect(calls()).toEqual(expected);
  });

  it('HDR-16: an answer without sections that was under way does not sign out the same person either', async () => {
    const { answer, answered } = held();
    const { session, state } = start({ [sectionsPath]: () => answered }, { id: 'ada' });
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    answer({});
    await settle();
    expect(selectLoggedIn(state())).toBe(true);
  });

  it('HDR-16 ERR-20: sections that cannot be read sign nobody out', async () => {
    const { state } = start({ [sectionsPath]: { sections: [{ key: 1 }] } }, { id: '7' });
    await settle();
    expect(selectLoggedIn(state())).toBe(true);
  });

  it('HDR-17 CAL-12 CAL-16 OPN-109: somebody who is logged in already gets their user navigation, each call once', async () => {
    const { session, state, calls } = start(
      {
        [sectionsPath]: { sections: [section('my-account')] },
        [navigationPath]: navigationOf('Ada Lane'),
      },
      { id: '7' },
    );
    await settle();
    expect(selectAvatarData(state()).displayName).toBe('Ada Lane');
    expect(calls()).toEqual([sectionsPath, navigationPath]);
    expect(session.lookUpUser).not.toHaveBeenCalled();
  });

  it('HDR-16: no sections, and nothing known yet: nobody is logged in', async () => {
    const { state } = start({ [sectionsPath]: {} });
    await settle();
    expect(selectLookupStatus(state())).toBe('signedOut');
  });

  it('HDR-16: no sections for somebody who is known to be signed out is no news', async () => {
    const { answer, answered } = held();
    const { session, state } = start({ [sectionsPath]: () => answered });
    session.store.dispatch(loggedOut());
    const before = state().user;
    answer({});
    await settle();
    expect(state().user).toBe(before);
  });

  it('HDR-18: a later login loads sections and user navigation; the same person looked up again loads nothing', async () => {
    const answers = { [sectionsPath]: {} as unknown, [navigationPath]: navigationOf('Ada Lane') };
    const { session, calls, state } = start({
      [sectionsPath]: () => answers[sectionsPath],
      [navigationPath]: () => answers[navigationPath],
    });
    await settle();
    answers[sectionsPath] = { sections: [section('my-account')] };
    session.store.dispatch(loggedIn(person('ada'), 'token'));
    await settle();
    session.store.dispatch(loggedIn(person('ada'), 'token-2'));
    await settle();
    expect(calls()).toEqual([sectionsPath, sectionsPath, navigationPath]);
    expect(selectAccountSections(state()).map(({ key }) => key)).toEqual(['my-account']);
  });

  it('HDR-18: another person never sees the menus of the one before', async () => {
    const { session, state } = start(
      {
        [sectionsPath]: { sections: [section('admin')] },
        [navigationPath]: navigationOf('Ada Lane'),
      },
      { id: '7' },
    );
    await settle();
    expect(selectAccountSections(state())).toHaveLength(1);
    session.store.dispatch(loggedIn(person('ben'), 'token'));
    expect(selectAccountSections(state())).toHaveLength(0);
    expect(selectAvatarData(state()).displayName).toBe('ben Lane');
  });

  it('HDR-16: signing out empties the menus, and a late answer does not fill them again', async () => {
    const { answer, answered } = held();
    const { session, state } = start(
      { [sectionsPath]: { sections: [section('my-account')] }, [navigationPath]: () => answered },
      { id: '7' },
    );
    await settle();
    session.store.dispatch(loggedOut());
    answer(navigationOf('Ada Lane'));
    await settle();
    expect(selectAccountSections(state())).toHaveLength(0);
    expect(selectAvatarData(state()).displayName).toBe('');
  });
});
