import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import { loggedOut } from 'session-shared/session';
import { fakeApi, testSession, type FakeAnswer } from 'session-shared/testing';
import { messagingFeature } from '../messaging/feature';
import { eligibility } from '../testing/eligibility';
import { settle } from '../testing/settle';
import { accountSlice, userNavigationLoaded } from './account';
import { selectAccountMenu } from './accountLinks';

const eligible = eligibility({ totalUnreadCount: 120, keys: null });

const withFiveNews: UserNavigation = {
  avatar: {},
  navLinks: {
    inbox: {
      title: '',
      href: '/i',
      subLinks: [],
      divider: false,
      tag: '',
      notifications: 5,
    },
  },
};

async function start(answer: FakeAnswer, navigation?: UserNavigation) {
  const api = fakeApi({ '/graphql': answer });
  const session = testSession({ api, user: { id: '7' } });
  session.attach(accountSlice);
  if (navigation) {
    session.store.dispatch(userNavigationLoaded(navigation));
  }
  session.attach(messagingFeature);
  await settle();
  return {
    api,
    session,
    inbox: () =>
      selectAccountMenu(session.store.getState()).find(
        ({ key }) => key === 'inbox',
      )!,
  };
}

describe('the Inbox entry', () => {
  it('NAV-6 NAV-5 HDR-25: leads eligible users to their own page and shows the unread count', async () => {
    const { inbox } = await start(eligible);
    expect(inbox()).toMatchObject({ href: '/myaccount/inbox', badge: '99+' });
  });

  const says = (eligibility: object) => ({
    data: { zimIsMessagingEligible: eligibility },
  });
  it.each([
    ['another status without a count', says({ status: 'BLOCKED' })],
    [
      'another status with one',
      says({ status: 'NOT_ELIGIBLE', totalUnreadCount: 0 }),
    ],
    ['an answer that cannot be read', { data: null }],
    [
      'a call that rejects',
      () => Promise.reject(new Error('Unable to call MAX')),
    ],
    ['no answer', undefined],
  ])(
    "NAV-5 NAV-6 ERR-19 OPN-30: keeps the navigation's address and count with %s",
    async (_case, answer) => {
      const { inbox } = await start(answer, withFiveNews);
      expect(inbox()).toMatchObject({ href: '/renter-hub/inbox', badge: '5' });
    },
  );

  it.each([
    ['that is missing', undefined, '5'],
    ['that is invalid', -1, '5'],
    ['of none', 0, ''],
    ['of two', 2, '2'],
  ])(
    'NAV-5 ENT-19: an eligible visitor with count %s',
    async (_case, totalUnreadCount, badge) => {
      const { inbox } = await start(
        says({ status: 'ELIGIBLE', totalUnreadCount }),
        withFiveNews,
      );
      expect(inbox()).toMatchObject({ href: '/myaccount/inbox', badge });
    },
  );

  it('CAL-13 OPN-29: calls by POST with the named query, the OAuth conversion and the caller id', async () => {
    const { api } = await start(eligible);
    const { options, input } = api.calls[0]!;
    expect(options).toMatchObject({
      method: 'POST',
      headers: {
        'x-enable-oauth-conversion': 'true',
        'x-caller-id': 'maplehearth-topnav',
      },
    });
    const query: unknown = expect.stringMatching(
      /PFMessagingEligibilityQuery[\s\S]*zimIsMessagingEligible\(context: GLOBAL\)/,
    );
    expect(JSON.parse(String(input))).toEqual({
      query,
    });
  });

  it('CAL-13: makes no call for a signed-out visitor, and drops its answer on sign-out', async () => {
    const api = fakeApi({ '/graphql': eligible });
    testSession({ api }).attach(messagingFeature);
    await settle();
    expect(api.calls).toHaveLength(0);
    const { session, inbox } = await start(eligible);
    session.store.dispatch(loggedOut());
    expect(inbox()).toMatchObject({ href: '/renter-hub/inbox', badge: '' });
  });
});
