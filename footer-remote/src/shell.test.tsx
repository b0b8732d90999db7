/** @jest-environment node */
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { mainContentHref } from 'mortgage-domain/links/link';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { renderShell } from 'remote-kit/shell';
import { remote } from './remote';
import { view } from './view';

describe('the pre-rendered footer', () => {
  const html = renderShell(remote, view);

  it('FTR-1 FTR-2 FTR-3 FTR-4 FTR-6 FTR-7 FTR-8: holds every link of the footer, usable without script', () => {
    const { links, brands, social, apps, legal } =
      footerContent(defaultSiteConfig);
    for (const { href } of [
      ...links,
      ...brands,
      ...social,
      ...apps,
      ...legal,
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toMatch(
      new RegExp(`href="${mainContentHref}"[^>]*>Skip to main content<`),
    );
  });

  it('FTR-9: has the year in which it was made, which the page then corrects', () => {
    expect(html).toContain(
      `© 2006-<span data-year="">${new Date().getFullYear()}</span> Maplehearth`,
    );
  });

  it('CON-15: has the logo in the size of the theme', () => {
    expect(html).toMatch(/<svg width="152" height="32"/);
  });
});
