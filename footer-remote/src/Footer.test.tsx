import { act, screen } from '@testing-library/react';
import {
  renderWithSession,
  testSession,
  trackedOf,
} from 'session-shared/testing';
import { behave } from './behaviour';
import { finish } from './finish';
import { Footer } from './Footer';
import { frameFeature } from './frame/frame';

const showAtHome = async () => {
  window.history.replaceState(null, '', '/');
  const session = testSession();
  session.attach(frameFeature);
  const shown = renderWithSession(<Footer />, { session, behave, finish });
  await act(async () => undefined);
  return shown;
};

describe('the footer', () => {
  it('FTR-5 OPN-79: texts from any source name the brand of the page', () => {
    const data = {
      notices: ['{productName} Lending is licensed: NMLS 200009.'],
      brands: [{ text: '{productName} Title', href: '/title/' }],
    };
    renderWithSession(<Footer data={data} />, {
      site: { productName: 'Oakhearth' },
    });
    expect(
      screen.getByText('Oakhearth Lending is licensed: NMLS 200009.'),
    ).toBeInTheDocument();
    for (const name of ['Oakhearth Title', 'Oakhearth on Facebook']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(document.body).not.toHaveTextContent(
      /maplehearth|fictional|productName/i,
    );
  });

  it('ENT-18: removes parts that the page empties, with their landmarks', () => {
    const data = {
      links: [],
      brands: [],
      social: [],
      apps: [],
      notices: [],
      legal: [],
    };
    renderWithSession(<Footer data={data} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('link')).toEqual([
      screen.getByRole('link', { name: 'Skip to main content' }),
    ]);
  });

  it('ENT-18: shows a network without a drawing by its text', () => {
    const data = {
      social: [{ text: 'Our videos', href: 'https://videos.example/' }],
    };
    renderWithSession(<Footer data={data} />);
    expect(screen.getByRole('link', { name: 'Our videos' })).toHaveTextContent(
      'Our videos',
    );
  });

  it.each([
    ['2063', 'of the clock', 2063],
    ['1999', 'of the build, which is later (F31)', new Date().getFullYear()],
  ])('FTR-9: in %s the year is the one %s', async (now, _whose, shown) => {
    jest.useFakeTimers({ now: new Date(`${now}-06-01T12:00:00Z`) });
    await showAtHome();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© 2006-${shown} Maplehearth`,
    );
  });

  it('FTR-10: a visitor from the app has no badges on the next page either, without a reload', async () => {
    const { session } = await showAtHome();
    const go = async (search: string) => {
      window.history.pushState(null, '', `/${search}`);
      const action = {
        type: 'page/navigated',
        path: '/',
        search,
        isNewPath: false,
      };
      await act(async () => void session.store.dispatch(action));
      return screen.queryByRole('link', { name: 'Get it on Google Play' });
    };
    expect(await go('?q=1')).toBeInTheDocument();
    expect(await go('?fromApp=true')).toBeNull();
    expect(await go('')).toBeNull();
  });

  it('ANA-6 ANA-7 OPN-96: tracks click and hover of every link by its name', async () => {
    const { session, container } = await showAtHome();
    const links = [...container.querySelectorAll('a')];
    for (const link of links) {
      expect(trackedOf(session, link)).toEqual(
        ['hover', 'click'].map((action) => ({
          category: 'Footer',
          action,
          label: link.getAttribute('aria-label') ?? link.textContent,
        })),
      );
    }
    expect(links.length).toBeGreaterThan(15);
  });

  it('CON-15 OPN-86: the refreshed theme has the smaller logo', () => {
    renderWithSession(<Footer />, { site: { theme: 'refreshed' } });
    const logo = screen.getByRole('img', { name: 'Maplehearth' });
    expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual([
      '80',
      '18',
    ]);
  });
});
