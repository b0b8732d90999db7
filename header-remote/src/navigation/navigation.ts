/** The sections of the page frame. Source: ledger CAL-14, OPN-28. */
import {
  isAdminSection,
  mergeSections,
  type NavigationSection,
} from 'mortgage-domain/menus/navigationSection';
import type {
  SessionAction,
  SessionFeature,
  SessionState,
} from 'session-shared/session';

interface NavigationState {
  readonly sections: readonly NavigationSection[];
}
const defaultMenus: NavigationState = { sections: [] };

function navigationReducer(
  state: NavigationState = defaultMenus,
  action: ReturnType<typeof sectionsLoaded> | SessionAction,
): NavigationState {
  switch (action.type) {
    // Not with those of the frame before: its region is another place's.
    case 'navigation/sectionsLoaded':
      return { sections: mergeSections([], action.sections) };
    case 'session/loggedOut':
      // A new object would draw the whole header again.
      return state.sections.some(isAdminSection)
        ? {
            sections: state.sections.filter(
              (section) => !isAdminSection(section),
            ),
          }
        : state;
    default:
      return state;
  }
}

export const sectionsLoaded = (sections: readonly NavigationSection[]) =>
  ({ type: 'navigation/sectionsLoaded', sections }) as const;

const name = 'headerNavigation';
type StateWithNavigation = SessionState & { readonly [name]?: NavigationState };
export const selectSections = (
  state: StateWithNavigation,
): readonly NavigationSection[] => (state[name] ?? defaultMenus).sections;

export const navigationSlice: SessionFeature = {
  name,
  reducer: navigationReducer,
};
