import { takeEvery } from 'typed-redux-saga';
import type { SessionAction, SessionFeature } from 'session-shared/session';
import { closePopover, findMenus } from './popover';

type Leaving = Extract<
  SessionAction,
  { type: 'page/navigated' | 'page/linkRouted' }
>;

let headers = 0;

export const closingFeature = (
  element: Element | undefined,
): SessionFeature => ({
  name: `headerMenus${(headers += 1)}`,
  *saga() {
    yield* takeEvery(
      ['page/linkRouted', 'page/navigated'],
      (action: Leaving) => {
        if (action.type === 'page/navigated' && !action.isNewPath) {
          return;
        }
        if (element?.shadowRoot) {
          findMenus(element.shadowRoot).forEach(closePopover);
        }
      },
    );
  },
});
