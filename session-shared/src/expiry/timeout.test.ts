import { act, within } from '@testing-library/react';
import { lightboxAttribute } from 'embed/hand-overs';
import { FakeBroadcastChannel } from '../testing/fakeBroadcastChannel';
import { fakeDialogs } from '../testing/fakeDialogs';
import { startedSession, type Answers } from '../testing/startedSession';
import { selectEndsAt, selectLoggedIn } from '../visitor/visitor';

fakeDialogs();
Object.assign(window, { BroadcastChannel: FakeBroadcastChannel });
jest.setTimeout(20_000);

const minuteMs = 60_000;
const ada = {
  authToken: 'a',
  user: { id: '7', firstName: 'Ada', lastName: 'Lane' },
};
const endingIn = (expiresIn: unknown) => ({ ...ada, expiresIn });
const signedOut = { message: 'Login required' };

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  FakeBroadcastChannel.closeAll();
  jest.useRealTimers();
  await act(async () => document.body.replaceChildren());
});

/** The dialogs that are shown: each session of a test has its own. */
const dialogs = () =>
  [...document.querySelectorAll(`[${lightboxAttribute}]`)].map((host) =>
    within(host.shadowRoot!.firstElementChild as HTMLElement),
  );
const titles = () =>
  dialogs().map(
    (one) => one.getByRole('heading', { hidden: true }).textContent,
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  act(() => dialogs()[0]!.getByRole('button', { name, hidden: true }).click());
  await pass(0);
};

/** A tab whose server answers this, in this order; the last one again and again. */
async function openTab(...answers: readonly unknown[]) {
  const left = [...answers];
  const answer: Answers = (url) => {
    if (!url.endsWith('WhoAmI.htm') && !url.includes('whoAmI')) {
      return 'csrf';
    }
    return left.length > 1 ? left.shift() : left[0];
  };
  const tab = startedSession(answer);
  await tab.session.lookUpUser();
  const lookups = () =>
    tab.sent.filter(({ url }) => url.endsWith('WhoAmI.htm')).length;
  const isIn = () => selectLoggedIn(tab.session.store.getState());
  return {
    ...tab,
    lookups,
    isIn,
    endsAt: () => selectEndsAt(tab.session.store.getState()),
  };
}

describe('two minutes before the session ends', () => {
  it('OPN-33: asks the visitor, with a text that changes rarely and the focus on the button to stay', async () => {
    await openTab(endingIn(7200));
    await pass(118 * minuteMs - 1);
    expect(titles()).toEqual([]);
    await pass(1);
    expect(titles()).toEqual(['You will be signed out in 2 minutes']);
    const stay = dialogs()[0]!.getByRole('button', {
      name: 'Stay signed in',
      hidden: true,
    });
    expect((stay.getRootNode() as ShadowRoot).activeElement).toBe(stay);
    expect(
      dialogs()[0]!.getByRole('heading', { hidden: true }),
    ).toHaveAttribute('aria-live', 'polite');
    expect(
      dialogs()[0]!.getByRole('dialog', { hidden: true }),
    ).toHaveAccessibleDescription(/What you’ve entered stays here\.$/);
    await pass(minuteMs);
    expect(titles()).toEqual(['You will be signed out in 1 minute']);
    await pass(minuteMs / 2);
    expect(titles()).toEqual(['You will be signed out in 30 seconds']);
  });

  it.each([
    ['names no end', ada],
    ['sends nonsense', endingIn('soon')],
    ['sends null', endingIn(null)],
    ['names a past time', endingIn(-5)],
    ['names a time beyond the range of a timer', endingIn(90 * 24 * 3600)],
  ])(
    'OPN-33: if the server %s the dialog does not open for a day',
    async (_case, answer) => {
      const tab = await openTab(answer);
      await pass(24 * 60 * minuteMs);
      expect([titles(), tab.isIn(), tab.lookups()]).toEqual([[], true, 1]);
    },
  );

  it('OPN-33: a computer that slept goes by its clock, not its timers', async () => {
    await openTab(endingIn(7200));
    jest.setSystemTime(Date.now() + 118.5 * minuteMs);
    await pass(minuteMs);
    expect(titles()).toEqual(['You will be signed out in 30 seconds']);
  });

  it.each(['Stay signed in', 'Close'])(
    'OPN-33: “%s” extends the session; the visitor is asked again only before the next end',
    async (button) => {
      const tab = await openTab(endingIn(240), endingIn(7200));
      await pass(2 * minuteMs);
      await press(button);
      expect([titles(), tab.lookups(), tab.isIn()]).toEqual([[], 2, true]);
      await pass(117 * minuteMs);
      expect(titles()).toEqual([]);
      await pass(2 * minuteMs);
      expect(titles()).toHaveLength(1);
    },
  );

  it('OPN-33 SEC-4: signs out on request', async () => {
    const tab = await openTab(endingIn(240));
    await pass(2 * minuteMs);
    await press('Sign out');
    await pass(0);
    expect([titles(), tab.isIn()]).toEqual([[], false]);
    expect(tab.navigate).toHaveBeenCalledWith('/Logout.htm');
  });

  it('OPN-33 F26: shows a lost connection and stays open for another try', async () => {
    await openTab(endingIn(240), undefined, endingIn(7200));
    await pass(2 * minuteMs);
    await press('Stay signed in');
    expect(
      dialogs()[0]!.getByRole('alert', { hidden: true }),
    ).toHaveTextContent('Connection lost, please try again later.');
    await press('Stay signed in');
    expect(titles()).toEqual([]);
  });

  it('opens the sign-in dialog if the session cannot be extended (OPN-33)', async () => {
    await openTab(endingIn(240), endingIn(120));
    await pass(2 * minuteMs);
    await press('Stay signed in');
    expect(titles()).toHaveLength(1);
    await press('Sign in again');
    expect(titles()).toEqual(['Welcome to Maplehearth']);
    await press('Close');
    expect(titles()).toEqual(['You will be signed out in 2 minutes']);
  });
});

it('OPN-33: the dialog of a short session opens at half of its time', async () => {
  await openTab(endingIn(60), endingIn(60));
  await pass(29_999);
  expect(titles()).toEqual([]);
  await pass(1);
  expect(titles()).toEqual(['You will be signed out in 30 seconds']);
  await press('Stay signed in');
  expect(titles()).toEqual([]);
});

describe('in several tabs', () => {
  it('OPN-33: staying in one tab counts for all, and each tab asks the server once', async () => {
    const one = await openTab(endingIn(240), endingIn(7200));
    const other = await openTab(endingIn(240), endingIn(7200));
    await pass(2 * minuteMs);
    expect(titles()).toHaveLength(2);
    await press('Stay signed in');
    await pass(500);
    expect(titles()).toEqual([]);
    expect(one.lookups() + other.lookups()).toBe(3);
    expect(other.endsAt()).toBe(one.endsAt());
  });

  it('OPN-33: a page that opens in another tab extends the session here', async () => {
    await openTab(endingIn(240));
    await pass(minuteMs / 2);
    await openTab(endingIn(7200));
    await pass(10 * minuteMs);
    expect(titles()).toEqual([]);
  });

  it('OPN-33: a sign-out in one tab counts for all, without the notice about time', async () => {
    await openTab(endingIn(240));
    const other = await openTab(endingIn(240));
    await pass(2 * minuteMs);
    await press('Sign out');
    await pass(500);
    expect([titles(), other.isIn()]).toEqual([[], false]);
  });
});

describe('at the end', () => {
  it('OPN-33: all tabs are signed out, and explain why', async () => {
    const one = await openTab(endingIn(240), signedOut);
    const other = await openTab(endingIn(240), signedOut);
    await pass(4 * minuteMs + 1000);
    expect([one.isIn(), other.isIn()]).toEqual([false, false]);
    expect(titles()).toEqual([
      'You have been signed out',
      'You have been signed out',
    ]);
    await press('Sign in again');
    expect(titles()).toContain('Welcome to Maplehearth');
  });

  it('OPN-33: the notice closes when the visitor signs in again in another tab', async () => {
    await openTab(endingIn(240), signedOut, endingIn(7200));
    await pass(4 * minuteMs + 1000);
    expect(titles()).toEqual(['You have been signed out']);
    act(() =>
      new FakeBroadcastChannel('mortgage.session').postMessage('signedIn'),
    );
    await pass(100);
    expect(titles()).toEqual([]);
  });

  it('shows that the session has ended when another tab announces it (OPN-33)', async () => {
    await openTab(endingIn(240), signedOut);
    await pass(4 * minuteMs - 300);
    act(() =>
      new FakeBroadcastChannel('mortgage.session').postMessage('signedOut'),
    );
    await pass(100);
    expect(titles()).toEqual(['You have been signed out']);
  });

  it('OPN-33: the answer of the server decides', async () => {
    const tab = await openTab(endingIn(240), endingIn(7200));
    await pass(4 * minuteMs + 1000);
    expect([titles(), tab.isIn(), tab.lookups()]).toEqual([[], true, 2]);
  });

  it('OPN-33: without a connection the visitor is signed out', async () => {
    const tab = await openTab(endingIn(240), undefined);
    await pass(4 * minuteMs + 1000);
    expect([titles(), tab.isIn()]).toEqual([
      ['You have been signed out'],
      false,
    ]);
  });
});
