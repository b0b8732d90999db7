/**
 * @jest-environment-options {"url": "https://www.maplehearth.example/mortgage-rates/"}
 */
import { act } from '@testing-library/react';
import {
  fakeApi,
  renderWithSession,
  testSession,
} from 'session-shared/testing';
import { finish } from './finish';
import { Header } from './Header';
import { remote } from './remote';
import { view } from './view';

const bare = (path: string) => `https://maplehearth.example/server/${path}`;
const section = (key: string) => ({
  key,
  link: { text: key, href: `/server/${key}`, secure: true },
  subsections: [
    { title: '', links: [{ text: 'Bare', href: bare(`${key}/bare`) }] },
  ],
});

it('LNK-13 LNK-15 NAV-25 NAV-28 OPN-3 OPN-16 OPN-17: on an https page every link of the server has the host that the rules say, flagged ones https', async () => {
  const api = fakeApi({
    '/ajax/nav/UserNavAsync.htm?pageframe=true': {
      sections: [section('admin')],
      impersonation: {
        impersonation_zuid: 'X1-9',
        stop_impersonation_link: bare('stop'),
      },
    },
    '/myaccount/api/v1/userNavigation': {
      navLinks: {
        tours: {
          title: 'Tours',
          href: bare('tours'),
          subLinks: [
            {
              title: 'Next tour',
              href: 'https://secure-contact.a.example/server/next',
            },
          ],
        },
      },
    },
    '/ajax/nav/PageFrame.htm?topnav=%7Bformat%3Ajson%7D': {
      topnav: { json: { sections: [section('region')] } },
    },
  });
  const session = testSession({ api, user: { id: '7' } });
  for (const feature of [
    ...remote.features!(session, undefined),
    ...view.features!,
  ]) {
    session.attach(feature);
  }
  const { container } = renderWithSession(<Header />, { session, finish });
  await act(async () => undefined);
  const links = [...container.querySelectorAll('a[href*="/server/"]')];
  const hrefs = new Set(links.map((link) => link.getAttribute('href')));
  expect([...hrefs].sort()).toEqual(
    [
      'admin',
      'admin/bare',
      'next',
      'region',
      'region/bare',
      'stop',
      'tours',
    ].map((path) => `https://www.maplehearth.example/server/${path}`),
  );
  expect(session.reported).toEqual([]);
});
