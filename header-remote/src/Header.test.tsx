import { act, screen, within } from '@testing-library/react';
import {
  fakeApi,
  readAloud,
  renderWithSession,
  testSession,
  type FakeAnswer,
} from 'session-shared/testing';
import { accountFeature } from './account/saga';
import { behave } from './behaviour';
import { finish } from './finish';
import { Header } from './Header';

const sections = '/ajax/nav/UserNavAsync.htm?pageframe=true';
const navigation = '/myaccount/api/v1/userNavigation';
const sectionOf = (...links: readonly { text: string; href: string }[]) => [
  { title: '', links },
];
const myAccount = {
  key: 'my-account',
  link: { text: 'My account', href: '/a' },
  subsections: sectionOf(
    { text: 'Profile', href: '/p' },
    { text: 'Settings', href: '/myaccount/account/' },
    { text: 'Sign out', href: '/Logout.htm' },
  ),
};
const lenderHub = {
  key: 'lender-hub',
  link: { text: 'Lender Hub', href: '/l' },
  subsections: [
    ...sectionOf({ text: 'Lender Hub', href: '/l' }),
    ...sectionOf({ text: 'Hub home', href: '/l' }),
  ],
};
const admin = {
  key: 'admin',
  link: { text: 'Admin tools', href: '/x', class: 'admin' },
  subsections: sectionOf({ text: 'Impersonate', href: '/i' }),
};
const counts = {
  userAvatarData: { displayName: 'Ada Lane' },
  navLinks: {
    savedSearches: { title: 'Saved searches', href: '/s', notifications: 120 },
    inbox: { title: 'Inbox', href: '/i', notifications: 120 },
  },
};

async function show(
  answers: Record<string, FakeAnswer>,
  user?: { id: string; firstName: string; lastName: string },
) {
  const session = testSession({ api: fakeApi(answers), user });
  session.attach(accountFeature);
  const { container } = renderWithSession(<Header />, {
    session,
    behave,
    finish,
  });
  await act(async () => undefined);
  return container;
}
const ada = { id: '7', firstName: 'Ada', lastName: 'Lane' };
const accountMenu = () =>
  screen.getByRole('navigation', { name: 'Your account' });

describe('the header', () => {
  it('NAV-3 SGN-10: an anonymous visitor is led to Help, Sign In and Join', async () => {
    const container = await show({ [sections]: {} });
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/user/acct/login/',
    );
    expect(container.querySelector('a[href="/help/"]')).not.toBeNull();
    const unfollowed = [...container.querySelectorAll('a[rel="nofollow"]')];
    expect(unfollowed.map(({ textContent }) => textContent)).toEqual([
      'Join',
      'Sign In',
      'Join',
    ]);
  });

  it('HDR-17 HDR-18 HDR-19 NAV-4 NAV-24 HDR-25 OPN-21: with sections the account menu shows, with its counts, in the place of My account', async () => {
    await show(
      { [sections]: { sections: [myAccount] }, [navigation]: counts },
      ada,
    );
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    const texts = within(accountMenu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
    expect(texts.slice(0, 3)).toEqual([
      'Saved homes',
      'Saved searches 99 new',
      'Inbox 99+ new',
    ]);
    expect(texts.at(-1)).toBe('Sign out');
    expect(within(accountMenu()).queryByText('My account')).toBeNull();
    expect(
      within(accountMenu())
        .getByRole('link', { name: 'Sign out' })
        .getAttribute('rel'),
    ).toBe('nofollow');
  });

  it("HDR-19 NAV-33 NAV-35 NAV-36 NAV-37: a lender keeps the server's sections, and admin links are marked", async () => {
    const container = await show(
      {
        [sections]: { sections: [lenderHub, myAccount, admin] },
        [navigation]: counts,
      },
      ada,
    );
    expect(within(accountMenu()).getByText('My account')).toBeInTheDocument();
    const names = within(accountMenu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    const offered = [
      'Lender Hub',
      'Hub home',
      'Profile',
      'Settings',
      'Account settings',
    ];
    expect(names.filter((name) => offered.includes(name))).toEqual(
      offered.filter((name) => name !== 'Settings'),
    );
    expect(names.filter((name) => name === 'Sign out')).toHaveLength(1);
    expect(container.querySelector('ul:empty')).toBeNull();
    expect(
      within(accountMenu()).getByText('Admin tools').parentElement,
    ).toHaveClass('admin');
  });
});

describe('the header, read aloud', () => {
  beforeEach(() => {
    const wideWindow =
      '.hamburger, .hinted, [popover]:not(#account-menu) { display: none }';
    document.head.appendChild(document.createElement('style')).textContent =
      wideWindow;
  });

  it('leads from the brand through the menus to the sign-in (NAV-1 NAV-2 NAV-3 SGN-10)', async () => {
    await show({});
    expect(await readAloud(screen.getByRole('banner'))).toEqual([
      'link, Skip to main content',
      'link, Maplehearth',
      'image, Maplehearth',
      'navigation, Main',
      'button, Buy',
      'button, Rent',
      'button, Sell',
      'button, Home Loans',
      'button, Find an Agent',
      'navigation, For professionals',
      'button, Manage Rentals',
      'button, Advertise',
      'link, Help',
      'link, Sign In',
      'link, Join',
    ]);
  });

  it('ends with the account menu of a signed-in visitor', async () => {
    await show({}, ada);
    const spoken = await readAloud(screen.getByRole('banner'));
    expect(spoken.slice(12, 15)).toEqual([
      'link, Help',
      'button, Your account',
      'navigation, Your account',
    ]);
    expect(spoken.at(-1)).toBe('link, Sign out');
  });
});
