import { mergeSections } from 'mortgage-domain/menus/mergeSections';
import type { NavigationSection } from 'mortgage-domain/menus/navigationSection';
import type { NavigationAction } from './actions';

/** Sections of the page frame; empty while the menus are the default ones. */
export interface NavigationState {
  readonly sections: readonly NavigationSection[];
}

const defaults: NavigationState = { sections: [] };

export function navigationReducer(
  state: NavigationState = defaults,
  action: NavigationAction,
): NavigationState {
  return action.type === 'navigation/sectionsMerged'
    ? { sections: mergeSections(state.sections, action.sections) }
    : state;
}
