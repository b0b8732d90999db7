/**
 * The header's menus, as the page frame changes them. Source: ledger NAV-1, NAV-2, CAL-14, OPN-28.
 */
import { createSelector } from 'reselect';
import type { Menu } from 'mortgage-domain/menus/menu';
import { mergeSections, type NavigationSection } from 'mortgage-domain/menus/navigationSection';
import type { VisitorIds } from 'mortgage-domain/menus/visitorIds';
import {
  selectConfig,
  selectUser,
  type SessionAction,
  type SessionFeature,
  type SessionState,
} from 'session-shared/session';
import { selectHeaderPart } from '../site/selectHeaderPart';
import { addedMenus, replaceMenus } from './mergeMenus';

/** Sections of the page frame; empty while the menus are the default ones. */
export interface NavigationState {
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

export interface HeaderMenus {
  readonly main: readonly Menu[];
  /** Menus that only the server knows. */
  readonly added: readonly Menu[];
  readonly marketing: readonly Menu[];
}

/** The one list that the desktop bar and the mobile menu show. */
export const selectMenus = createSelector(
  [selectHeaderPart, selectSections],
  ({ main, marketing }, sections): HeaderMenus => ({
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
