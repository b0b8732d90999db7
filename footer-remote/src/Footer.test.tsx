import { fireEvent, screen } from '@testing-library/react';
import { renderWithSession } from 'session-shared/testing';
import { Footer } from './Footer';

const showAt = (search: string) => {
  window.history.replaceState(null, '', `/${search}`);
  return renderWithSession(<Footer />);
};

describe('the footer', () => {
  it('FTR-1 FTR-2 FTR-3 FTR-5 FTR-6 FTR-7: links, brands, networks and notices', () => {
    showAt('');
    for (const name of [
      'Careers',
      'New York fair housing notice',
      'Maplehearth Home Loans',
      'Maplehearth on tiktok',
      'Do Not Sell or Share My Personal Information',
      'Equal Housing Opportunity',
    ]) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(screen.getByText(/fair housing\./)).toBeInTheDocument();
  });

  it('FTR-9: the copyright line ends with this year', () => {
    showAt('');
    expect(screen.getByText(`© 2006-${new Date().getFullYear()} Maplehearth`)).toBeInTheDocument();
  });

  it('FTR-4 FTR-10: app badges, but not for visitors from the app', () => {
    const { unmount } = showAt('?fromApp=no');
    expect(screen.getByRole('link', { name: 'Get it on Google Play' })).toBeInTheDocument();
    unmount();
    showAt('?fromApp=true');
    expect(screen.queryByRole('link', { name: 'Get it on Google Play' })).toBeNull();
  });

  it('FTR-8 F60: the skip link moves the focus to the main content of the page', () => {
    showAt('');
    document.body.insertAdjacentHTML('beforeend', '<main id="main-content"></main>');
    fireEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(document.querySelector('#main-content')).toHaveFocus();
  });

  it('ANA-6 ANA-7 OPN-96: every link tells its click and its hover by its name', () => {
    const { session, container } = showAt('');
    const links = [...container.querySelectorAll('a')];
    document.addEventListener('click', (event) => event.preventDefault());
    for (const link of links) {
      const before = session.tracked.length;
      fireEvent.mouseOver(link);
      fireEvent.click(link);
      expect(session.tracked.slice(before)).toEqual(
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
    expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['80', '18']);
  });

  it('CON-15 OPN-79: a logo of the configuration stands in the same place', () => {
    renderWithSession(<Footer />, { site: { logoUrl: '/brand.svg' } });
    const logo = screen.getByRole('img', { name: 'Maplehearth' });
    expect([
      logo.getAttribute('src'),
      logo.getAttribute('width'),
      logo.getAttribute('height'),
    ]).toEqual(['/brand.svg', '152', '32']);
  });
});
