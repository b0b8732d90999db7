import { act, screen } from '@testing-library/react';
import {
  configSet,
  fakeApi,
  loggedIn,
  renderWithSession,
  testSession,
  type FakeAnswer,
} from 'session-shared/testing';
import { nextTask } from 'embed/next-task';
import { readUser } from 'mortgage-domain/people/readUser';
import { loggedOut, selectConfig } from 'session-shared/session';
import {
  accountSlice,
  selectUserNavigation,
  userNavigationLoaded,
} from './account/account';
import { finish } from './finish';
import { Header } from './Header';
import { navigationFeature } from './navigation/saga';
import { loadReaders } from './session/loadReaders';

const frame = (query = '') =>
  `/ajax/nav/PageFrame.htm?topnav=%7Bformat%3Ajson%7D${query}`;
const region = {
  key: 'region',
  link: { text: 'California', href: '/mortgage-rates/ca/' },
  subsections: [
    {
      title: '',
      links: [{ text: 'California lenders', href: '/lender-directory/ca/' }],
    },
  ],
};
/** The answer of the page frame, with these sections. */
const framed = (sections: unknown) => ({ topnav: { json: { sections } } });
const userPart = { userAvatarData: { displayName: 'Ada Lane' }, navLinks: {} };

async function show(
  answers: Record<string, FakeAnswer>,
  { path = '/', loggedIn = false, known = false } = {},
) {
  window.history.replaceState(null, '', path);
  const api = fakeApi(answers);
  const session = testSession({
    api,
    user: loggedIn
      ? { id: '7', firstName: 'Ada', lastName: 'Lane' }
      : undefined,
  });
  session.store.dispatch(configSet({ guid: 'guid-1' }));
  session.attach(accountSlice);
  if (known) {
    session.store.dispatch(
      userNavigationLoaded({
        avatar: { displayName: 'Ada Known' },
        navLinks: {},
      }),
    );
  }
  session.attach(navigationFeature);
  renderWithSession(<Header />, { session, finish });
  // The saga waits for the next task before its call.
  await act(() => nextTask(window));
  await act(loadReaders);
  return { api, session };
}

describe('the menus and the page frame', () => {
  it('CAL-14 OPN-27: asks with format and visitor guid, without an unknown region', async () => {
    const { api } = await show({ [frame()]: framed([region]) });
    expect(api.calls.map(({ name }) => name)).toEqual([frame()]);
    expect(api.calls[0]!.options).toMatchObject({
      headers: { 'x-user-guid': 'guid-1' },
    });
    expect(
      screen.getByRole('button', { name: 'California' }),
    ).toBeInTheDocument();
  });

  it('CAL-5 CAL-14 OPN-46: calls with the number of the city of the page', async () => {
    const { api } = await show(
      {
        getZIPCodeLocation: {
          location: { stateRegionId: 9, cityRegionId: 12447 },
        },
      },
      { path: '/mortgage-rates/ca/los-angeles/' },
    );
    expect(api.calls.map(({ name }) => name).sort()).toEqual([
      frame('&regionId=12447'),
      'getRegionInformation',
      'getZIPCodeLocation',
    ]);
    expect(api.calls[0]!.input).toEqual({
      locationRef: { location: 'Los Angeles, CA' },
    });
  });

  it('CAL-5 CAL-14 OPN-91: a ZIP code that becomes known later changes the menus, and repeats no call', async () => {
    const { api, session } = await show({
      getZIPCodeLocation: { location: { stateRegionId: 9 } },
      getRegionInformation: { regionId: 9, stateAbbreviation: 'NV' },
      [frame('&regionId=9')]: framed([region]),
    });
    expect(api.calls.map(({ name }) => name)).toEqual([frame()]);
    const answered = {
      type: 'onboarding/configSet',
      config: { zipCode: '89501' },
    };
    await act(async () => void session.store.dispatch(answered));
    await act(async () => void session.store.dispatch(answered));
    expect(
      screen.getByRole('button', { name: 'California' }),
    ).toBeInTheDocument();
    expect(api.calls.map(({ name }) => name).sort()).toEqual([
      frame(),
      frame('&regionId=9'),
      'getRegionInformation',
      'getZIPCodeLocation',
    ]);
    expect(
      selectConfig(session.store.getState()).region?.stateAbbreviation,
    ).toBe('NV');
  });

  it('CAL-14 REG-1: the menu of a place follows the page, and disappears in an unknown place', async () => {
    const texas = {
      ...region,
      link: { text: 'Texas', href: '/mortgage-rates/tx/' },
    };
    const numbers: Record<string, number> = { CA: 9, TX: 54 };
    const { api, session } = await show(
      {
        getZIPCodeLocation: (input: unknown) => {
          const { locationRef } = input as {
            locationRef: { location: string };
          };
          return { location: { stateRegionId: numbers[locationRef.location] } };
        },
        [frame('&regionId=9')]: framed([region]),
        [frame('&regionId=54')]: framed([texas]),
        [frame()]: framed([]),
      },
      { path: '/mortgage-rates/ca/' },
    );
    const go = async (path: string) => {
      window.history.pushState(null, '', path);
      const action = {
        type: 'page/navigated',
        path,
        search: '',
        isNewPath: true,
      };
      await act(async () => void session.store.dispatch(action));
      return ['California', 'Texas'].filter((name) =>
        screen.queryByRole('button', { name }),
      );
    };
    expect(await go('/refinance/tx/')).toEqual(['Texas']);
    expect(await go('/refinance/tx/?q=1')).toEqual(['Texas']);
    expect(await go('/refinance/ca/')).toEqual(['California']);
    expect(await go('/refinance/ny/')).toEqual([]);
    expect(
      api.calls.filter(({ name }) => name.startsWith(frame())),
    ).toHaveLength(4);
  });

  it('ERR-14: a failing region lookup leaves the region out', async () => {
    const { api } = await show({}, { path: '/mortgage-rates/ca/' });
    expect(api.calls.map(({ name }) => name)).toEqual([
      'getZIPCodeLocation',
      frame(),
    ]);
  });

  it('CAL-14: the default menus stay when the call fails', async () => {
    await show({ [frame()]: framed('none') });
    expect(screen.getByRole('button', { name: 'Buy' })).toBeInTheDocument();
  });

  it('HDR-16 NAV-36: the menu of staff is removed at a sign-out', async () => {
    const admin = {
      ...region,
      key: 'admin',
      link: { ...region.link, text: 'Staff', class: 'admin' },
    };
    const sections = [region, admin];
    const { session } = await show(
      { [frame()]: framed(sections) },
      { loggedIn: true },
    );
    expect(screen.getByRole('button', { name: 'Staff' })).toBeInTheDocument();
    await act(async () => void session.store.dispatch(loggedOut('otherTab')));
    expect(screen.queryByRole('button', { name: 'Staff' })).toBeNull();
    expect(
      screen.getByRole('button', { name: 'California' }),
    ).toBeInTheDocument();
  });

  it('NAV-4 ENT-12: each button opens its own menu, whatever keys the server sends', async () => {
    const keys = ['account', 'mobile-menu', '"] x', 'buy'];
    const sections = keys.map((key) => ({
      ...region,
      key,
      link: { text: key, href: '/x' },
    }));
    await show({ [frame()]: framed(sections) }, { loggedIn: true });
    for (const key of keys.slice(0, 3)) {
      expect(screen.getByRole('button', { name: key })).toBeInTheDocument();
    }
    const ids = [...document.querySelectorAll('[popover]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]+$/);
      expect(document.querySelector(`[popovertarget="${id}"]`)).not.toBeNull();
    }
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example'])(
    'S01 S03: a link to %s is dropped and reported, without its address',
    async (href) => {
      const evil = {
        ...region,
        subsections: [
          {
            title: '',
            links: [
              { text: 'Free money', href },
              { text: 'California lenders', href: '/lender-directory/ca/' },
            ],
          },
        ],
      };
      const { session } = await show({ [frame()]: framed([evil]) });
      expect(screen.queryByText('Free money')).toBeNull();
      expect(screen.getAllByText('California lenders').length).toBeGreaterThan(
        0,
      );
      expect(session.reported).toEqual([
        {
          name: 'NavigationLinksRefused',
          detail: '1 in /ajax/nav/PageFrame.htm',
        },
      ]);
    },
  );

  it('S01: text of the server is text, never HTML', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const { session } = await show({
      [frame()]: framed([{ ...region, link: { ...region.link, text } }]),
    });
    expect(screen.getByRole('button', { name: text })).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(session.reported).toEqual([]);
  });

  it.each([true, false])(
    'CAL-14 HDR-18: the user part of an answer does not reach another person in the tab (known: %s)',
    async (isKnown) => {
      let answer!: (json: unknown) => void;
      const answers = [
        new Promise((resolve) => (answer = resolve)),
        framed([region]),
      ];
      const shown = await show(
        { [frame()]: () => answers.shift() },
        { loggedIn: isKnown },
      );
      const { dispatch, getState } = shown.session.store;
      await act(async () => {
        dispatch(loggedOut('otherUser'));
        dispatch(loggedIn(readUser({ id: '8', firstName: 'Ben' })));
      });
      await act(async () =>
        answer({ topnav: { json: { sections: [], user: userPart } } }),
      );
      expect(
        screen.getByRole('button', { name: 'California' }),
      ).toBeInTheDocument();
      expect(selectUserNavigation(getState())).toBeUndefined();
    },
  );

  it('CAL-14 OPN-28: the user part counts only while no user navigation is in the store', async () => {
    const answer = {
      [frame()]: { topnav: { json: { sections: [], user: userPart } } },
    };
    const nameBy = async (...shown: Parameters<typeof show>) => {
      const { session } = await show(...shown);
      return selectUserNavigation(session.store.getState())?.avatar.displayName;
    };
    expect(await nameBy(answer, { loggedIn: true })).toBe('Ada Lane');
    expect(await nameBy(answer)).toBeUndefined();
    expect(await nameBy(answer, { loggedIn: true, known: true })).toBe(
      'Ada Known',
    );
    const userless = { [frame()]: framed([]) };
    expect(await nameBy(userless, { loggedIn: true })).toBeUndefined();
  });
});
