import { act } from '@testing-library/react';
import { loggedOut, type Session } from 'session-shared/session';
import { fakeApi, testSession } from 'session-shared/testing';
import { eligibility } from '../testing/eligibility';
import { fakeBrowser } from '../testing/fakeBrowser';
import { FakePubnub } from '../testing/fakePubnub';
import { settle } from '../testing/settle';
import { selectUnreadCount } from './messaging';
import { messagingFeature } from './feature';

jest.mock('pubnub', () => ({ __esModule: true, default: FakePubnub }));

function openTab(answer: unknown) {
  const api = fakeApi({ '/graphql': () => answer });
  const session: Session = testSession({ api, user: { id: '7' } });
  session.attach(messagingFeature);
  return {
    api,
    session,
    count: () => selectUnreadCount(session.store.getState()),
  };
}

describe('the Inbox in several tabs of a browser', () => {
  const { navigator, BroadcastChannel } = fakeBrowser();
  const request = jest.spyOn(navigator.locks, 'request');
  beforeEach(() => {
    FakePubnub.clients = [];
    request.mockClear();
    Object.defineProperty(window.navigator, 'locks', {
      value: navigator.locks,
      configurable: true,
    });
    Object.assign(window, { BroadcastChannel });
  });
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'locks');
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  it('RTC-1 OPN-32: one tab is connected, and the others receive its messages', async () => {
    const leading = openTab(eligibility());
    await settle();
    const following = openTab(eligibility());
    await settle();
    expect(FakePubnub.clients).toHaveLength(1);
    expect([leading.api.calls.length, following.api.calls.length]).toEqual([
      1, 1,
    ]);
    FakePubnub.last.emitMessage({
      eventName: 'in-app-messaging',
      gleamCount: 5,
    });
    await settle();
    expect([leading.count(), following.count()]).toEqual([5, 5]);

    leading.session.store.dispatch(loggedOut());
    await settle();
    expect([FakePubnub.clients.length, FakePubnub.last.isOpen]).toEqual([
      2,
      true,
    ]);
    // Its keys may be older than the page they were for.
    expect(following.api.calls).toHaveLength(2);
    following.session.store.dispatch(loggedOut());
    await settle();
  });

  it('OPN-32: a tab that follows calls once more: a message may have come before it listened', async () => {
    jest.useFakeTimers();
    const tabs = [openTab(eligibility()), openTab(eligibility())];
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(tabs.map(({ api }) => api.calls.length)).toEqual([1, 2]);
    for (const { session } of tabs) {
      session.store.dispatch(loggedOut());
    }
  });

  it.each([eligibility({ status: 'NOT_ELIGIBLE' }), undefined])(
    'CAL-13 OPN-29: an ineligible or unknown visitor waits for no tab: %j',
    async (answer) => {
      const { session } = openTab(answer);
      await settle();
      expect(request).not.toHaveBeenCalled();
      session.store.dispatch(loggedOut());
    },
  );
});
