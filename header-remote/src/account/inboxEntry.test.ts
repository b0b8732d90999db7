import { loggedOut } from 'session-shared/session';
import { fakeApi, testSession, type FakeAnswer } from 'session-shared/testing';
import { messagingFeature } from '../messaging/saga';
import { settle } from '../testing/settle';
import { accountSlice, selectAccountMenu } from './account';

const eligible = {
  data: {
    zimIsMessagingEligible: {
      status: 'ELIGIBLE',
      totalUnreadCount: 120,
      channels: { channelInfo: [] },
      keys: null,
      userId: '7',
      config: null,
    },
  },
};

async function start(answer: FakeAnswer) {
  const api = fakeApi({ '/graphql': answer });
  const session = testSession({ api, user: { id: '7' } });
  session.attach(accountSlice);
  session.attach(messagingFeature);
  await settle();
  return {
    api,
    session,
    inbox: () => selectAccountMenu(session.store.getState()).find(({ key }) => key === 'inbox')!,
  };
}

describe('the Inbox entry', () => {
  it('NAV-6 NAV-5 HDR-25: leads eligible users to their own page and shows the unread count', async () => {
    const { inbox } = await start(eligible);
    expect(inbox()).toMatchObject({ href: '/myaccount/inbox', badge: '99+' });
  });

  it.each([
    ['another status', { data: { zimIsMessagingEligible: { status: 'BLOCKED' } } }],
    ['an answer that cannot be read', { data: null }],
    ['no answer', undefined],
  ])('NAV-6 ERR-19 OPN-30: stays as it was with %s', async (_case, answer) => {
    const { inbox } = await start(answer);
    expect(inbox()).toMatchObject({ href: '/renter-hub/inbox', badge: '' });
  });

  it('CAL-13 OPN-29: asks by POST with the named query, the OAuth conversion and the caller id', async () => {
    const { api } = await start(eligible);
    const { options, input } = api.calls[0]!;
    expect(options).toMatchObject({
      method: 'POST',
      headers: { 'x-enable-oauth-conversion': 'true', 'x-caller-id': 'maplehearth-topnav' },
    });
    const query: unknown = expect.stringMatching(
      /PFMessagingEligibilityQuery[\s\S]*zimIsMessagingEligible\(context: GLOBAL\)/,
    );
    expect(JSON.parse(String(input))).toEqual({
      query,
    });
  });

  it('CAL-13: asks nothing for a visitor who is not logged in, and forgets on sign-out', async () => {
    const api = fakeApi({ '/graphql': eligible });
    testSession({ api }).attach(messagingFeature);
    await settle();
    expect(api.calls).toHaveLength(0);
    const { session, inbox } = await start(eligible);
    session.store.dispatch(loggedOut());
    expect(inbox()).toMatchObject({ href: '/renter-hub/inbox', badge: '' });
  });
});
