/** The operator's notice, which the site's part carries, until the visitor dismisses it. Source: docs/decisions/0017-notices.md. */
import { put, type SagaGenerator } from 'typed-redux-saga';
import { attempt } from 'embed/attempt';
import { dismissedNoticeKey } from 'embed/hand-overs';
import type { Notice } from 'embed/notice';
import type {
  SessionAction,
  SessionFeature,
  SessionState,
} from 'session-shared/session';
import { readHeaderPart } from '../site/headerPart';

export const noticeShown = (notice: Notice) =>
  ({ type: 'notice/shown', notice }) as const;
export const noticeDismissed = () => ({ type: 'notice/dismissed' }) as const;

const name = 'headerNotice';
type NoticeState = Notice | null;
type StateWithNotice = SessionState & { readonly [name]?: NoticeState };
export const selectNotice = (state: StateWithNotice): Notice | undefined =>
  state[name] ?? undefined;

function noticeReducer(
  state: NoticeState = null,
  action:
    | ReturnType<typeof noticeShown | typeof noticeDismissed>
    | SessionAction,
): NoticeState {
  if (action.type === 'notice/shown') {
    return action.notice;
  }
  return action.type === 'notice/dismissed' ? null : state;
}

/** Only the browser has the dismissed text, so the prerendered header has no notice. */
function* noticeSaga(): SagaGenerator<void> {
  const { notice } = readHeaderPart();
  if (notice && !isOver(notice) && !isDismissed(notice)) {
    yield* put(noticeShown(notice));
  }
}

const isOver = ({ until }: Notice) =>
  until !== undefined && Date.parse(until) <= Date.now();
const isDismissed = (notice: Notice) =>
  attempt(() => localStorage.getItem(dismissedNoticeKey)) === notice.text;

export const noticeFeature: SessionFeature = {
  name,
  reducer: noticeReducer,
  saga: noticeSaga,
};
