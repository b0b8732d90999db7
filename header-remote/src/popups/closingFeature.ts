/**
 * Menus of a page that navigates without a reload. Source: docs/decisions/0013-navigation.md.
 */
import { takeEvery } from 'typed-redux-saga';
import type { SessionAction, SessionFeature } from 'session-shared/session';
import { closePopover } from './popover';

type Leaving = Extract<SessionAction, { type: 'page/navigated' | 'page/linkRouted' }>;

/** An open menu has led somewhere, or belongs to the page before: focus in it goes back to its button. */
export const closingFeature = (element: Element | undefined): SessionFeature => ({
  name: 'headerMenus',
  *saga() {
    yield* takeEvery(['page/linkRouted', 'page/navigated'], (action: Leaving) => {
      if (action.type === 'page/navigated' && !action.isNewPath) return;
      const popups = element?.shadowRoot?.querySelectorAll<HTMLElement>('[popover]') ?? [];
      for (const popup of popups) closePopover(popup);
    });
  },
});
