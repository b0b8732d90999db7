import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import type { NavigationSection } from 'mortgage-domain/menus/navigationSection';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { addedMenus, replaceMenus } from './menus';

const menus = mainMenus(defaultSiteConfig);
const group = {
  title: 'Links',
  links: [
    { text: 'One', href: '/one' },
    { text: 'Two', href: '/two' },
  ],
};
const section = (key: string): NavigationSection => ({
  key,
  link: { text: `The ${key}`, href: `/${key}` },
  subsections: [group],
});

describe('menus of the page frame', () => {
  it('CAL-14 OPN-28: a section takes the place of the default menu with its key', () => {
    const merged = replaceMenus(menus, [section('rent')]);
    expect(merged.map(({ key }) => key)).toEqual(menus.map(({ key }) => key));
    expect(merged[1]).toMatchObject({
      text: 'The rent',
      top: { href: '/rent' },
      groups: [group],
    });
    expect(merged[0]).toBe(menus[0]);
  });

  it('ENT-12 NAV-36 HDR-25: its count and its class come along', () => {
    const { link, ...rest } = section('desk');
    const [menu] = addedMenus(menus, [
      {
        ...rest,
        link: { ...link, notifications: 120, className: 'bold admin' },
      },
    ]);
    expect(menu).toMatchObject({ badge: '99', isAdmin: true });
    expect(addedMenus(menus, [section('desk')])[0]).toMatchObject({
      badge: '',
      isAdmin: false,
    });
  });

  it('CAL-14 NAV-12: the prompt of the mortgage menu stays', () => {
    const merged = replaceMenus(menus, [section('home-loans')]).find(
      ({ key }) => key === 'home-loans',
    );
    expect(merged?.prompt?.text).toBe('Started a loan application?');
  });

  it('leaves the addresses of the server as they are, also in the mortgage menu (OPN-142)', () => {
    const merged = replaceMenus(menus, [section('home-loans')]);
    const menu = merged.find(({ key }) => key === 'home-loans')!;
    const links = menu.groups.flatMap((one) => one.links);
    expect([menu.top, ...links].map(({ href }) => href)).toEqual([
      '/home-loans',
      '/one',
      '/two',
    ]);
  });

  it('CAL-14 OPN-28: a section without a default menu is added', () => {
    expect(
      addedMenus(
        [...menus, ...marketingMenus],
        [section('rent'), section('advertise'), section('region')],
      ).map(({ key }) => key),
    ).toEqual(['region']);
  });
});
