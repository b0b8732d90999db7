import { waitFor } from '@testing-library/dom';
import type { PageConfig } from 'embed/contract';
import { pageSymbol, dropHandOver } from 'embed/hand-overs';
import { onPageEvent } from 'embed/page-events';
import { openPageState } from 'embed/page-state';
import { connectSession, overrideSession } from '../session/connectSession';
import { startedSession, type Answers } from '../testing/startedSession';
import {
  expiryFound,
  loggedOut,
  loginFound,
  selectLoggedIn,
  selectUser,
} from './visitor';

const grace = {
  authToken: 'g',
  user: { id: '8', firstName: 'Grace', lastName: 'Hill' },
};
const ada = { id: '7', displayName: 'Ada Lane' };

/** Sets the page's visitor as the page host does. */
function say(visitor: PageConfig['visitor']): Promise<void> {
  const page = openPageState(window);
  page.visitor = visitor;
  return page.takeVisitor!();
}

function start(answers?: Answers) {
  const { session, sent } = startedSession(answers);
  const { getState, dispatch } = session.store;
  return { session, sent, dispatch, user: () => getState().user };
}

describe('the visitor whom the page gives', () => {
  beforeEach(() => {
    dropHandOver(window, pageSymbol);
    openPageState(window);
  });

  it.each([
    [ada, { status: 'signedIn', user: { id: 'X1-7', firstName: 'Ada Lane' } }],
    [false, { status: 'signedOut' }],
  ] as const)(
    '%j: is the answer to every lookup, without a call (OPN-132)',
    async (word, found) => {
      openPageState(window).visitor = word;
      const { session, sent } = start(() => grace);
      expect(await session.lookUpUser()).toMatchObject(found);
      expect(await session.lookUpUser('network')).toMatchObject(found);
      expect(sent).toEqual([]);
    },
  );

  it('has no token: a call in their name is not sent, and opens the sign-in (OPN-132)', async () => {
    openPageState(window).visitor = ada;
    const { session, sent } = start(() => grace);
    const call = session.api.post('x', {}, String, {
      authenticated: true,
      errorOnly: true,
    });
    await expect(call).rejects.toThrow('Login required');
    expect(sent).toEqual([]);
  });

  it.each([
    ['another visitor', ada],
    ['the same visitor', { id: '8', displayName: 'Grace Hill' }],
  ])(
    '%s: loses the token and the end of the session before',
    async (_who, word) => {
      const { session, user, dispatch } = start(() => ({
        ...grace,
        expiresIn: 7200,
      }));
      await session.lookUpUser();
      expect(user().authToken).toBe('g');
      await say(word);
      dispatch(expiryFound(Date.now() + 1000, true));
      expect(user()).toMatchObject({ loggedIn: true, name: word.displayName });
      expect([user().authToken, user().endsAt]).toEqual([undefined, undefined]);
    },
  );

  it('is shown when the file that reads it comes later (I7)', async () => {
    const page = openPageState(window);
    page.slots.push({ remote: 'header-remote' } as never);
    page.retryView = () => Promise.reject(new Error('gone'));
    const { user } = start();
    await expect(say(ada)).rejects.toThrow('gone');
    page.retryView = undefined;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(user().name).toBe('Ada Lane'));
  });

  it.each([
    [ada, true],
    [null, false],
  ])('%j outweighs a running lookup (OPN-132)', async (word, isLoggedIn) => {
    let answer!: (json: unknown) => void;
    const { session, user } = start(
      () => new Promise((resolve) => (answer = resolve)),
    );
    const lookup = session.lookUpUser();
    const said = say(word);
    answer(grace);
    await Promise.all([lookup, said]);
    expect(user()).toMatchObject({ loggedIn: isLoggedIn });
    expect(selectUser({ user: user() })?.id).toBe(
      isLoggedIn ? 'X1-7' : undefined,
    );
  });

  it('is the last one that the page gave', async () => {
    const { user } = start();
    await Promise.all([say(ada), say({ displayName: 'Bea' })]);
    expect(user().name).toBe('Bea');
    await Promise.all([say(ada), say(null)]);
    expect(user().loggedIn).toBe(false);
    await say(null);
    await say(ada);
    expect(user().name).toBe('Ada Lane');
  });

  it('stays, whatever calls and other tabs report, until a sign-out here (OPN-132)', async () => {
    const { user, dispatch } = start();
    await say(ada);
    for (const finding of [
      loggedOut(),
      loggedOut('otherTab'),
      loggedOut('invalidToken'),
    ]) {
      dispatch(finding);
    }
    expect(user().loggedIn).toBe(true);
    dispatch(loggedOut('here'));
    expect(user()).toMatchObject({
      loggedIn: false,
      lookup: { given: undefined },
    });
    await say(null);
    dispatch(loginFound());
    expect(user().loggedIn).toBe(false);
  });

  it('is signed out, with a warning, where the word is no object', async () => {
    const { user } = start();
    await say(ada);
    await say('Ada' as never);
    expect(user().loggedIn).toBe(false);
    expect(jest.mocked(console.warn).mock.calls.flat()).toEqual([
      `[mortgage session] the page's visitor ("Ada") is not an object, so Sign In is shown: write { displayName: 'Ada Lane' }, or null for signed out.`,
    ]);
  });

  it('without an id, is another person by another name', async () => {
    const { session } = start();
    const seen: boolean[] = [];
    await say({ displayName: 'Bea' });
    session.store.subscribe(() =>
      seen.push(selectLoggedIn(session.store.getState())),
    );
    await say({ displayName: 'Bea', unreadCount: 2 });
    expect(seen).not.toContain(false);
    await say({ displayName: 'Cleo' });
    expect(seen).toContain(false);
  });

  it('comes from an option of the page, until the page sets another', async () => {
    const call = jest.fn(() => new Promise(() => undefined));
    Object.assign(window, { fetch: call });
    const session = connectSession();
    connectSession({ visitor: ada });
    expect(await session.lookUpUser()).toMatchObject({ user: { id: 'X1-7' } });
    await say(null);
    connectSession({ visitor: ada });
    expect(await session.lookUpUser()).toEqual({ status: 'signedOut' });
    overrideSession(undefined);
  });
});

describe('the visitor that the page gets', () => {
  const heard: unknown[] = [];
  const stop = onPageEvent(document, 'visitor', (state) => heard.push(state));
  beforeEach(() => {
    dropHandOver(window, pageSymbol);
    heard.length = 0;
  });
  afterAll(() => stop());

  it('is looked up once, then each change is an event', async () => {
    const page = openPageState(window);
    const { sent, dispatch } = start(() => grace);
    const state = {
      state: 'signedIn',
      id: 'X1-8',
      displayName: 'Grace Hill',
      roles: [],
    };
    expect(await page.findVisitor!()).toMatchObject(state);
    expect(await page.findVisitor!()).toBe(page.shownVisitor);
    expect(sent).toHaveLength(1);
    dispatch(loggedOut());
    await say({ ...ada, photo: '/ada.png', roles: ['Lender'], unreadCount: 3 });
    const given = {
      displayName: 'Ada Lane',
      photo: '/ada.png',
      roles: ['Lender'],
      unreadCount: 3,
    };
    expect(heard).toMatchObject([
      state,
      { state: 'signedOut' },
      { state: 'signedIn', ...given },
    ]);
  });

  it('is "unknown" where the server does not answer', async () => {
    const page = openPageState(window);
    start(() => undefined);
    expect(await page.findVisitor!()).toEqual({ state: 'unknown' });
  });
});
