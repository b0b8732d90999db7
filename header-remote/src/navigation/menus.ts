/** The menus that the view shows. Source: ledger NAV-1, NAV-2, OPN-28. */
import { createSelector } from 'reselect';
import { formatBadge } from 'mortgage-domain/menus/badge';
import type { Menu } from 'mortgage-domain/menus/menu';
import {
  isAdminSection,
  type NavigationSection,
} from 'mortgage-domain/menus/navigationSection';
import type { SessionState } from 'session-shared/session';
import { selectHeaderPart } from '../site/selectHeaderPart';
import { selectSections } from './navigation';

/** OPN-28: sections of the server replace the default menus of the same key, in their place. */
export const replaceMenus = (
  menus: readonly Menu[],
  sections: readonly NavigationSection[],
): readonly Menu[] =>
  menus.map((menu) => {
    const section = sections.find(({ key }) => key === menu.key);
    return section
      ? { ...toMenu(section), prompt: menu.prompt, mega: menu.mega }
      : menu;
  });

export const addedMenus = (
  menus: readonly Menu[],
  sections: readonly NavigationSection[],
): readonly Menu[] =>
  sections
    .filter(({ key }) => !menus.some((menu) => menu.key === key))
    .map(toMenu);

function toMenu(section: NavigationSection): Menu {
  const { key, link, subsections } = section;
  return {
    key,
    text: link.text,
    top: { key: 'top', text: link.text, href: link.href },
    badge: formatBadge(link.notifications ?? 0),
    isAdmin: isAdminSection(section),
    groups: subsections.map(({ title, links }) => ({
      title: title || undefined,
      links: links.map(({ text, href }, index) => ({
        key: `${index} ${href}`,
        text,
        href,
      })),
    })),
  };
}

/** The one list that the desktop bar and the mobile menu show. */
export const selectMenus: (state: SessionState) => {
  readonly main: readonly Menu[];
  readonly added: readonly Menu[];
  readonly marketing: readonly Menu[];
} = createSelector(
  [selectHeaderPart, selectSections],
  ({ main, marketing }, sections) => ({
    main: replaceMenus(main, sections),
    added: addedMenus([...main, ...marketing], sections),
    marketing: replaceMenus(marketing, sections),
  }),
);
