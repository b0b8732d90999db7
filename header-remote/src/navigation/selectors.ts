import { createSelector } from 'reselect';
import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import type { Menu } from 'mortgage-domain/menus/menu';
import type { NavigationSection } from 'mortgage-domain/menus/navigationSection';
import { selectSite, type SessionState } from 'session-shared/session';
import { addedMenus, replaceMenus } from './mergeMenus';
import type { NavigationState } from './reducer';

export const navigationKey = 'headerNavigation';
type StateWithNavigation = SessionState & { readonly [navigationKey]?: NavigationState };

const noSections: readonly NavigationSection[] = [];
const selectSections = (state: SessionState): readonly NavigationSection[] =>
  (state as StateWithNavigation)[navigationKey]?.sections ?? noSections;

export interface HeaderMenus {
  readonly main: readonly Menu[];
  /** Menus that only the server knows. */
  readonly added: readonly Menu[];
  readonly marketing: readonly Menu[];
}

/** NAV-1, NAV-2, CAL-14: the one list that the desktop bar and the mobile menu show. */
export const selectMenus = createSelector(
  [selectSite, selectSections],
  (site, sections): HeaderMenus => {
    const main = mainMenus(site);
    return {
      main: replaceMenus(main, sections),
      added: addedMenus([...main, ...marketingMenus], sections),
      marketing: replaceMenus(marketingMenus, sections),
    };
  },
);
