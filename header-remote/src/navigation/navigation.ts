/** The header's menus, as the page frame changes them. Source: ledger NAV-1, NAV-2, CAL-14, OPN-28. */
import { createSelector } from 'reselect';
import { formatBadge } from 'mortgage-domain/menus/badge';
import type { Menu } from 'mortgage-domain/menus/menu';
import {
  isAdminSection,
  mergeSections,
  type NavigationSection,
} from 'mortgage-domain/menus/navigationSection';
import type { VisitorIds } from 'mortgage-domain/menus/visitorIds';
import {
  selectConfig,
  selectUser,
  type SessionAction,
  type SessionFeature,
  type SessionState,
} from 'session-shared/session';
import { selectHeaderPart } from '../site/headerPart';

/** Sections of the page frame; empty while the menus are the default ones. */
interface NavigationState {
  readonly sections: readonly NavigationSection[];
}
const defaultMenus: NavigationState = { sections: [] };

function navigationReducer(
  state: NavigationState = defaultMenus,
  action: NavigationAction | SessionAction,
): NavigationState {
  return action.type === 'navigation/sectionsLoaded'
    ? // Not with those of the frame before: its region is another place's.
      { sections: mergeSections([], action.sections) }
    : state;
}

export const sectionsLoaded = (sections: readonly NavigationSection[]) =>
  ({ type: 'navigation/sectionsLoaded', sections }) as const;
type NavigationAction = ReturnType<typeof sectionsLoaded>;

const name = 'headerNavigation';
type StateWithNavigation = SessionState & { readonly [name]?: NavigationState };
const selectSections = (state: StateWithNavigation): readonly NavigationSection[] =>
  (state[name] ?? defaultMenus).sections;

/** OPN-28: sections of the server replace the default menus of the same key, in their place. */
export const replaceMenus = (
  menus: readonly Menu[],
  sections: readonly NavigationSection[],
): readonly Menu[] =>
  menus.map((menu) => {
    const section = sections.find(({ key }) => key === menu.key);
    return section ? { ...toMenu(section), prompt: menu.prompt, mega: menu.mega } : menu;
  });

/** Sections whose key no default menu has. */
export const addedMenus = (
  menus: readonly Menu[],
  sections: readonly NavigationSection[],
): readonly Menu[] =>
  sections.filter(({ key }) => !menus.some((menu) => menu.key === key)).map(toMenu);

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
      links: links.map(({ text, href }, index) => ({ key: `${index} ${href}`, text, href })),
    })),
  };
}

/** The one list that the desktop bar and the mobile menu show. */
export const selectMenus = createSelector(
  [selectHeaderPart, selectSections],
  ({ main, marketing }, sections) => ({
    main: replaceMenus(main, sections),
    added: addedMenus([...main, ...marketing], sections),
    marketing: replaceMenus(marketing, sections),
  }),
);

/** What the eligibility and refinance links carry (NAV-18). */
export const selectVisitorIds: (state: SessionState) => VisitorIds = createSelector(
  [selectConfig, selectUser],
  ({ guid }, user) => ({ guid, uid: user?.encodedId }),
);

export const navigationSlice: SessionFeature = { name, reducer: navigationReducer };
