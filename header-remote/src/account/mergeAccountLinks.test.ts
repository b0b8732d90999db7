import {
  accountMenuLinks,
  toSignedInMenu,
} from 'mortgage-domain/menus/signedInMenu';
import type { UserNavLink } from 'mortgage-domain/menus/userNavigation';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { readUser } from 'mortgage-domain/people/readUser';
import { loggedIn, testSession } from 'session-shared/testing';
import { mergeAccountLinks, selectAccountMenu } from './accountLinks';

const own = toSignedInMenu(
  accountMenuLinks(defaultSiteConfig),
  false,
  defaultSiteConfig,
  'Sign out',
);
const sent = (part: Partial<UserNavLink>): UserNavLink => ({
  title: '',
  href: '/sent',
  subLinks: [],
  divider: false,
  tag: '',
  notifications: 0,
  ...part,
});

describe('the avatar menu', () => {
  it('keeps the order of its entries, and has a line above Sign out (NAV-23 NAV-24)', () => {
    const links = mergeAccountLinks(own);
    expect(links.map(({ key }) => key)).toEqual(own.map(({ key }) => key));
    expect(
      links.filter(({ divider }) => divider).map(({ text }) => text),
    ).toEqual(['Sign out']);
  });

  it('ENT-15 CAL-12: takes title, address and tag that the server sends', () => {
    const [homes] = mergeAccountLinks(own, {
      savedHomes: sent({ title: 'My homes', href: '/homes', tag: 'New' }),
    });
    expect(homes).toMatchObject({
      text: 'My homes',
      href: '/homes',
      tag: 'New',
    });
  });

  it('ENT-15: brings the links below an entry', () => {
    const subLinks = [{ title: 'Reno', href: '/reno' }];
    const [homes, searches] = mergeAccountLinks(own, {
      savedSearches: sent({ href: '', subLinks }),
    });
    expect([homes!.subLinks, searches!.subLinks]).toEqual([[], subLinks]);
    expect(searches!.href).toBe('/myaccount/SavedSearches');
  });

  it("NAV-6 HDR-22: the addresses of Inbox and Sign out stay the client's", () => {
    const links = mergeAccountLinks(own, {
      inbox: sent({}),
      signOut: sent({}),
    });
    expect(links[2]!.href).toBe('/renter-hub/inbox');
    expect(links.at(-1)!.href).toBe('/Logout.htm');
  });

  it('ENT-15: puts entries of the server before Sign out', () => {
    const links = mergeAccountLinks(own, {
      tours: sent({ title: 'Tours', notifications: 2 }),
      unnamed: sent({}),
      nowhere: sent({ title: 'Nowhere', href: '' }),
    });
    expect(links.slice(-2).map(({ text, badge }) => [text, badge])).toEqual([
      ['Tours', '2'],
      ['Sign out', ''],
    ]);
  });

  it('HDR-25 CON-7 NAV-24 ENT-15: every entry shows its count, the Inbox alone with a suffix', () => {
    const all = Object.fromEntries(
      own.map(({ key }) => [key, sent({ notifications: 100 })]),
    );
    const badges = mergeAccountLinks(own, all).map(({ key, badge }) => [
      key,
      badge,
    ]);
    expect(badges).toEqual(
      own.map(({ key }) => [key, key === 'inbox' ? '99+' : '99']),
    );
  });

  it("LNK-13 OPN-3 OPN-132: the host rules hold for entries of the page's own visitor", () => {
    const { store } = testSession();
    const navLinks = {
      orders: sent({ title: 'Orders', href: 'https://maplehearth.example/o/' }),
    };
    store.dispatch(
      loggedIn(readUser({ id: '7' }), undefined, { avatar: {}, navLinks }),
    );
    const menu = selectAccountMenu(store.getState());
    expect(menu.at(-2)!.href).toBe('https://www.maplehearth.example/o/');
  });

  it('S14: a name of a prototype is a plain name', () => {
    const [odd] = mergeAccountLinks(
      [{ key: 'constructor', text: 'Odd', href: '/' }],
      {},
    );
    expect(odd).toMatchObject({
      text: 'Odd',
      href: '/',
      badge: '',
      subLinks: [],
    });
  });
});
