import { act, screen, within } from '@testing-library/react';
import { loggedOut } from 'session-shared/session';
import {
  configSet,
  fakeApi,
  loggedIn,
  renderWithSession,
  testSession,
  type FakeAnswer,
} from 'session-shared/testing';
import { readUser } from 'mortgage-domain/people/readUser';
import { toSiteConfig } from 'mortgage-domain/site/siteConfig';
import { finish } from './finish';
import { Header } from './Header';
import { remote } from './remote';
import { view } from './view';

const sections = '/ajax/nav/UserNavAsync.htm?pageframe=true';
const navigation = '/myaccount/api/v1/userNavigation';
const frame = (regionId: number) =>
  `/ajax/nav/PageFrame.htm?topnav=%7Bformat%3Ajson%7D&regionId=${regionId}`;
const section = (key: string) => ({
  key,
  link: { text: key, href: '/x' },
  subsections: [],
});
const answers: Readonly<Record<string, FakeAnswer>> = {
  [sections]: { sections: [section('Lender desk')] },
  [navigation]: {
    navLinks: {
      savedHomes: {
        title: 'Saved homes',
        href: '/h',
        notifications: 0,
        tag: 'Fresh',
      },
    },
  },
  '/graphql': {
    data: {
      zimIsMessagingEligible: { status: 'ELIGIBLE', totalUnreadCount: 7 },
    },
  },
  getZIPCodeLocation: (input) => ({
    location: { stateRegionId: JSON.stringify(input).includes('NV') ? 8 : 9 },
  }),
  getRegionInformation: { regionId: 9, stateAbbreviation: 'CA' },
  [frame(9)]: { topnav: { json: { sections: [section('Menu of region 9')] } } },
  [frame(8)]: { topnav: { json: { sections: [section('Menu of region 8')] } } },
};
const inState = (stateAbbreviation: string) =>
  configSet({ site: toSiteConfig({ stateAbbreviation }) });
const settle = () => act(async () => undefined);

/** The header while one of its calls rejects. */
async function show(rejected: string, cause: Error) {
  let isOver = false;
  const answer = answers[rejected];
  const api = fakeApi({
    ...answers,
    [rejected]: (input, options) => {
      if (!isOver) {
        return Promise.reject(cause);
      }
      return typeof answer === 'function'
        ? (answer(input, options) as unknown)
        : answer;
    },
  });
  const session = testSession({
    api,
    user: { id: '7', firstName: 'Ada', lastName: 'Lane' },
  });
  session.store.dispatch(inState('CA'));
  for (const feature of [
    ...remote.features!(session, undefined),
    ...view.features!,
  ]) {
    session.attach(feature);
  }
  renderWithSession(<Header />, { session, finish });
  await settle();
  return {
    session,
    endOfRejections: () => {
      isOver = true;
    },
  };
}
const accountMenu = () =>
  within(screen.getByRole('navigation', { name: 'Your account' }));

/** Closing the security check and a page without an API are the two ways in which calls reject. */
const causes = [
  Object.assign(new Error('closed'), { name: 'ChallengeClosed' }),
  new Error('Unable to call MAX'),
];

describe.each(Object.keys(answers))('if %s rejects', (rejected) => {
  it.each(causes)(
    'AUT-11 ERR-10 ERR-14 ERR-19 ERR-20: the header stays, and recovers with the call (%s)',
    async (cause) => {
      const silent = jest.spyOn(console, 'error');
      const { session, endOfRejections } = await show(rejected, cause);
      expect(
        accountMenu().getByRole('link', { name: 'Sign out' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Buy' })).toBeInTheDocument();

      endOfRejections();
      await act(async () => {
        session.store.dispatch(loggedOut());
        session.store.dispatch(
          loggedIn(
            readUser({ id: 'ben', firstName: 'Ben', lastName: 'Lane' }),
            'token',
          ),
        );
        session.store.dispatch(inState('NV'));
      });
      await settle();
      expect(
        accountMenu().getByRole('link', { name: 'Lender desk' }),
      ).toBeInTheDocument();
      expect(accountMenu().getByText('Fresh')).toBeInTheDocument();
      expect(
        accountMenu().getByRole('link', { name: 'Inbox 7 new' }),
      ).toBeInTheDocument();
      expect(
        screen.getByRole('button', { name: 'Menu of region 8' }),
      ).toBeInTheDocument();
      expect(silent).not.toHaveBeenCalled();
    },
  );
});
