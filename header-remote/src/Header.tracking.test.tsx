import {
  renderWithSession,
  testSession,
  trackedOf,
} from 'session-shared/testing';
import {
  accountSectionsLoaded,
  accountSlice,
  userNavigationLoaded,
} from './account/account';
import { behave } from './behaviour';
import { finish } from './finish';
import { Header } from './Header';
import { navigationSlice, sectionsLoaded } from './navigation/navigation';

const anyText: unknown = expect.stringMatching(/\S/);
const ada = {
  id: '7',
  firstName: 'Ada',
  lastName: 'Lane',
  emailAddress: 'ada@lane.example',
};

function show(user?: typeof ada) {
  const session = testSession({ user });
  session.attach(accountSlice);
  const navLink = {
    title: 'Inbox',
    href: '/i',
    subLinks: [],
    divider: false,
    tag: '',
    notifications: 4,
  };
  session.attach(navigationSlice);
  const link = { text: 'Near you', href: '/near/', notifications: 4 };
  const sections = [{ key: 'near', link, subsections: [] }];
  session.store.dispatch(sectionsLoaded(sections));
  if (user) {
    session.store.dispatch(accountSectionsLoaded({ sections }, user.id));
  }
  if (user) {
    session.store.dispatch(
      userNavigationLoaded({
        avatar: { displayName: 'Ada Lane', email: ada.emailAddress },
        navLinks: { inbox: navLink },
      }),
    );
  }
  const { container } = renderWithSession(<Header />, {
    session,
    behave,
    finish,
  });
  return { session, links: [...container.querySelectorAll('a')] };
}

it.each([
  ['anonymous', undefined],
  ['signed-in', ada],
])(
  'ANA-6 ANA-7 OPN-96 S10: tracks click and hover of every link for %s visitors, without personal data',
  (_who, user) => {
    const { session, links } = show(user);
    for (const link of links) {
      expect(trackedOf(session, link)).toEqual(
        ['hover', 'click'].map((action) => ({
          category: 'Header',
          action,
          label: anyText,
        })),
      );
    }
    expect(links.length).toBeGreaterThan(50);
    expect(JSON.stringify(session.tracked)).not.toMatch(/ada|lane|\d new/i);
  },
);
