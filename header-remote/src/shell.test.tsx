/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { renderShell } from 'remote-kit/shell';
import { remote } from './remote';
import { view } from './view';

describe('the pre-rendered header', () => {
  const html = renderShell(remote, view);

  it('NAV-1 NAV-2 NAV-8 NAV-9 NAV-10 NAV-19 NAV-20 NAV-21: holds every link of the menus, twice: for the desktop and for the mobile menu', () => {
    for (const { top, groups } of [
      ...mainMenus(defaultSiteConfig),
      ...marketingMenus,
    ]) {
      for (const { href } of [top, ...groups.flatMap(({ links }) => links)]) {
        expect(
          html.split(`href="${href.replaceAll('&', '&amp;')}"`).length - 1,
        ).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('opens every menu without script: each button names a popover that is there', () => {
    const targets = [...html.matchAll(/popovertarget="([^"]+)"/gi)].map(
      ([, id]) => id!,
    );
    expect(targets).toContain('menu-home-loans');
    for (const id of targets) {
      expect(html).toMatch(
        new RegExp(`id="${id}" popover="auto"|popover="auto"[^>]*id="${id}"`),
      );
    }
  });

  it.each([
    'navigation/MenuPanel',
    'navigation/MenuLinks',
    'mobile-menu/MobileMenu',
  ])(
    "CON-9: %s.module.css, which follows the first frame, has no breakpoint that a page's own would replace",
    (file) => {
      const css = readFileSync(path.join(__dirname, `${file}.module.css`));
      expect(css.toString()).not.toContain('889px');
    },
  );
});
