/**
 * @jest-environment-options {"url": "https://www.maplehearth.example/mortgage-rates/"}
 */
import { act, screen, within } from '@testing-library/react';
import { fakeApi, renderWithSession, testSession } from 'session-shared/testing';
import { finish } from './finish';
import { Header } from './Header';
import { remote } from './remote';
import { view } from './view';

const section = (key: string, href: string) => ({
  key,
  link: { text: `The ${key}`, href, secure: true },
  subsections: [
    {
      title: '',
      links: [
        { text: `Secure of ${key}`, href: '/secure', secure: true },
        { text: `Bare of ${key}`, href: 'https://maplehearth.example/bare' },
        { text: `Marked of ${key}`, href: 'https://secure-contact.partner.example/marked' },
      ],
    },
  ],
});
const host = 'https://www.maplehearth.example';

async function show() {
  const api = fakeApi({
    '/ajax/nav/UserNavAsync.htm?pageframe=true': {
      sections: [section('admin', '/mortgage/admin/')],
      impersonation: {
        impersonation_email: 'ben@example.test',
        impersonation_zuid: 'X1-9',
        stop_impersonation_link: 'https://maplehearth.example/stop',
      },
    },
    '/myaccount/api/v1/userNavigation': {
      navLinks: {
        tours: {
          title: 'Tours',
          href: 'https://maplehearth.example/tours',
          subLinks: [{ title: 'Next tour', href: 'https://maplehearth.example/next' }],
        },
      },
    },
    '/ajax/nav/PageFrame.htm?topnav=%7Bformat%3Ajson%7D': {
      topnav: { json: { sections: [section('region', '/region')] } },
    },
  });
  const session = testSession({ api, user: { id: '7' } });
  for (const feature of [...remote.features!(session, undefined), ...view.features!])
    session.attach(feature);
  renderWithSession(<Header />, { session, finish });
  await act(async () => undefined);
  return session;
}
const hrefIn = (place: HTMLElement, text: string) =>
  within(place).getByText(text).closest('a')?.getAttribute('href');

it('LNK-13 LNK-15 NAV-25 NAV-28 OPN-3 OPN-16 OPN-17: on an https page every link of the server has the host that the rules say, flagged ones https', async () => {
  const session = await show();
  const account = screen.getByRole('navigation', { name: 'Your account' });
  expect(hrefIn(account, 'The admin')).toBe(`${host}/mortgage/admin/`);
  expect(hrefIn(account, 'Secure of admin')).toBe(`${host}/secure`);
  expect(hrefIn(account, 'Bare of admin')).toBe(`${host}/bare`);
  expect(hrefIn(account, 'Marked of admin')).toBe(`${host}/marked`);
  expect(hrefIn(account, 'Tours')).toBe(`${host}/tours`);
  expect(hrefIn(account, 'Next tour')).toBe(`${host}/next`);
  const added = document.querySelector<HTMLElement>('#menu-0')!;
  expect(hrefIn(added, 'The region')).toBe(`${host}/region`);
  expect(hrefIn(added, 'Secure of region')).toBe(`${host}/secure`);
  expect(hrefIn(added, 'Bare of region')).toBe(`${host}/bare`);
  expect(screen.getByRole('link', { name: 'Stop impersonating' })).toHaveAttribute(
    'href',
    `${host}/stop`,
  );
  expect(session.reported).toEqual([]);
});
