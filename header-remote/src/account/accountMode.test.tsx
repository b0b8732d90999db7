import { screen } from '@testing-library/react';
import { renderWithSession, testSession } from 'session-shared/testing';
import { finish } from '../finish';
import { Header } from '../Header';

const accountPages = {
  signIn: 'https://id.example/in?next={returnTo}',
  register: '/join/',
};

function show(account: 'none' | 'page', user?: object) {
  const session = testSession({
    site: { account, accountPages },
    ...(user && { user }),
  } as never);
  return renderWithSession(<Header />, { session, finish }).container;
}
const hrefOf = (name: string) =>
  screen
    .getAllByRole('link', { name, hidden: true })
    .map((link) => link.getAttribute('href'));

it('EXT-3: without accounts there is no Sign In, no Join and no account menu', () => {
  const container = show('none', { id: '7' });
  expect(
    screen.queryAllByRole('link', {
      name: /Sign In|Join|Your account/,
      hidden: true,
    }),
  ).toEqual([]);
  expect(container.querySelector('#account-menu')).toBeNull();
});

it('EXT-3: Sign In and Join lead to the account pages, with the address of this page', () => {
  window.history.replaceState(null, '', '/rates/?a=1');
  show('page');
  expect(hrefOf('Sign In')).toEqual([
    `https://id.example/in?next=${encodeURIComponent(window.location.href)}`,
  ]);
  expect(new Set(hrefOf('Join'))).toEqual(new Set(['/join/']));
});

it('EXT-3: Sign out leads to its page, by `paths` where the site names none', () => {
  show('page', { id: '7' });
  expect(hrefOf('Sign out')).toEqual(['/Logout.htm']);
});
