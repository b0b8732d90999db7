import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithSession, testSession } from 'session-shared/testing';
import {
  accountSectionsLoaded,
  accountSlice,
  userNavigationLoaded,
} from './account';
import { behave } from '../behaviour';
import {
  messagingSlice,
  unreadCountChanged as unread,
} from '../messaging/messaging';
import { AccountArea } from './AccountArea';
import { Avatar } from './Avatar';
import { ImpersonationNotice } from './ImpersonationNotice';

const ada = {
  id: '7',
  firstName: 'Ada',
  lastName: 'Lane',
  emailAddress: 'ada@example.test',
};
const nameless = { id: '8', firstName: '', lastName: '', emailAddress: 'a' };

function open(user?: typeof ada) {
  const session = testSession({ user });
  session.attach(accountSlice);
  return session;
}
const withPhoto = (photo: string) =>
  userNavigationLoaded({
    avatar: { displayName: 'Ada Mary Lane', photo },
    navLinks: {},
  });

describe('the avatar', () => {
  it('AVA-1: shows the photo, but not the placeholder', () => {
    const session = open(ada);
    session.store.dispatch(withPhoto('/photos/ada.jpg'));
    const { container } = renderWithSession(<Avatar />, { session });
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      '/photos/ada.jpg',
    );
    act(
      () =>
        void session.store.dispatch(
          withPhoto('/static/images/avatar-placeholder.png'),
        ),
    );
    expect(container.querySelector('img')).toBeNull();
  });

  it('AVA-2: shows the initials without a photo, and if it cannot be loaded', () => {
    const session = open(ada);
    session.store.dispatch(withPhoto('/photos/broken.jpg'));
    const { container } = renderWithSession(<Avatar />, { session });
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('AL')).toBeInTheDocument();
  });

  it('AVA-3 CON-17: shows one of five icons without a name', () => {
    const pictures = ['a', 'b', 'c', 'd', 'e'].map((emailAddress) => {
      const { container, unmount } = renderWithSession(<Avatar />, {
        session: open({ ...nameless, emailAddress }),
      });
      const picture = container.innerHTML;
      unmount();
      return picture;
    });
    expect(new Set(pictures).size).toBe(5);
  });
});

describe('the account area', () => {
  it.each([
    [
      { email: 'ben@example.test', zuid: '9', stopHref: '/stop' },
      'ben@example.testStop',
    ],
    [
      { email: '', zuid: '9', stopHref: '/stop' },
      'You are acting as 9Stop impersonating',
    ],
    [{ email: '', zuid: '', stopHref: '' }, 'You are acting as another person'],
  ])(
    'shows an impersonation with its known parts: %j (NAV-7 ENT-17)',
    (impersonation, said) => {
      const session = open(ada);
      session.store.dispatch(
        accountSectionsLoaded({ sections: [], impersonation }),
      );
      renderWithSession(<ImpersonationNotice />, { session });
      expect(screen.getByRole('complementary')).toHaveTextContent(said, {
        normalizeWhitespace: true,
      });
      expect(screen.queryAllByRole('link')).toHaveLength(
        impersonation.stopHref ? 1 : 0,
      );
    },
  );

  it.each([
    ['of the specification', {}, '/mine/Account.htm'],
    ['of the site', { account: '/{accountPrefix}/home/' }, '/mine/home/'],
  ])(
    'leads to the account page %s until the account menu takes its place (LNK-4 OPN-141)',
    (_whose, paths, href) => {
      renderWithSession(<AccountArea />, {
        session: testSession({ site: { accountPrefix: 'mine', paths } }),
      });
      expect(
        screen.getByRole('link', { name: 'Your account' }),
      ).toHaveAttribute('href', href);
    },
  );

  it('says in the name of its button, and by a dot, how many messages are new (NAV-5)', () => {
    const session = open(ada);
    session.attach(messagingSlice);
    renderWithSession(<AccountArea />, { session });
    const button = screen.getByRole('button', { name: 'Your account' });
    expect(button.childElementCount).toBe(1);
    act(() => {
      session.store.dispatch(unread(6));
    });
    expect(button).toHaveAccessibleName('Your account, 6 new');
    expect(button.childElementCount).toBe(2);
    act(() => {
      session.store.dispatch(unread(120));
    });
    expect(button).toHaveAccessibleName('Your account, 99+ new');
    act(() => {
      session.store.dispatch(unread(0));
    });
    expect(button).toHaveAccessibleName('Your account');
  });

  it('says at once that the visitor is being signed out (SEC-1)', () => {
    const session = open(ada);
    renderWithSession(<AccountArea />, { session });
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible();
    act(() => {
      session.store.dispatch({ type: 'session/signOutStarted' } as never);
    });
    const link = screen.getByRole('link', { name: 'Signing out…' });
    expect(link).toHaveAttribute('aria-live', 'polite');
  });

  it('HDR-20: tracks the first click on the avatar button as a link click, before the menu opens', () => {
    const session = open(ada);
    renderWithSession(<AccountArea />, { session, behave });
    const button = screen.getByRole('button', { name: 'Your account' });
    expect(button).toHaveAttribute('popovertarget', 'account-menu');
    // The browser toggles after the handlers of a click, unless one of them prevents it.
    expect(fireEvent.click(button)).toBe(true);
    fireEvent.click(button);
    expect(session.tracked).toEqual([
      { category: 'Header', action: 'click', label: 'Your account' },
    ]);
  });

  it('ENT-12 ENT-15 HDR-25 OPN-93: shows counts of sections and links below entries, with readable names', () => {
    const session = open(ada);
    const section = (key: string, notifications: number) => ({
      key,
      link: { text: `The ${key}`, href: `/${key}`, notifications },
      // Two lists of one title are two lists.
      subsections: [
        { title: 'Links', links: [{ text: `First of ${key}`, href: '/1' }] },
        { title: 'Links', links: [{ text: `Second of ${key}`, href: '/1' }] },
      ],
    });
    const entry = {
      title: 'Saved searches',
      href: '/s',
      divider: false,
      tag: '',
    };
    const warned = jest.spyOn(console, 'error');
    session.store.dispatch(
      accountSectionsLoaded({
        sections: [section('hub', 3), section('desk', 120), section('x', 0)],
      }),
    );
    session.store.dispatch(
      userNavigationLoaded({
        avatar: {},
        navLinks: {
          savedSearches: {
            ...entry,
            notifications: 2,
            subLinks: [
              { title: 'Reno', href: '/reno' },
              { title: 'Reno', href: '/reno-2' },
            ],
          },
        },
      }),
    );
    renderWithSession(<AccountArea />, { session });
    const menu = within(
      screen.getByRole('navigation', { name: 'Your account' }),
    );
    for (const name of [
      'The hub 3 new',
      'The desk 99 new',
      'The x',
      'Saved searches 2 new',
    ]) {
      expect(menu.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(menu.getAllByRole('list', { name: 'Links' })).toHaveLength(6);
    const below = within(menu.getByRole('list', { name: 'Saved searches' }));
    expect(
      below.getAllByRole('link').map((link) => link.getAttribute('href')),
    ).toEqual(['/reno', '/reno-2']);
    expect(warned).not.toHaveBeenCalled();
  });
});
