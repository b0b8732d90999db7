import { readUser } from 'mortgage-domain/people/readUser';
import { examineShows, siteChanges } from 'remote-kit/testing';
import type { Session } from 'session-shared/session';
import { configSet, loggedIn, testSession } from 'session-shared/testing';
import { accountSectionsLoaded, userNavigationLoaded } from './account/account';
import { eligibilityLoaded } from './messaging/messaging';
import { partsGiven } from './site/headerOption';
import { sectionsLoaded } from './navigation/navigation';
import { noticeShown } from './notice/notice';
import { remote } from './remote';
import { view } from './view';

const ada = readUser({ id: '7', firstName: 'Ada', lastName: 'Lane' });
const place = {
  key: 'place',
  link: { text: 'California', href: '/mortgage-rates/ca/' },
  subsections: [
    { title: '', links: [{ text: 'Lenders', href: '/lender-directory/ca/' }] },
  ],
};
const dispatch =
  (action: { readonly type: string }) =>
  ({ store }: Session) => {
    store.dispatch(action);
    return undefined;
  };
const changes = {
  ...siteChanges(),
  'a visitor id': dispatch(configSet({ guid: 'guid-1' })),
  'a page': dispatch({
    type: 'page/navigated',
    path: '/',
    search: '?zuid=1',
  } as never),
  'a sign-in': dispatch(loggedIn(ada, 'token')),
  impersonation: dispatch(
    accountSectionsLoaded({
      sections: [],
      impersonation: { email: 'ada@lane.example' },
    } as never),
  ),
  'account sections': dispatch(accountSectionsLoaded({ sections: [place] })),
  'user navigation': dispatch(
    userNavigationLoaded({ avatar: { displayName: 'Ada' }, navLinks: {} }),
  ),
  'an inbox': dispatch(eligibilityLoaded({ totalUnreadCount: 3 } as never)),
  'sections of the page frame': dispatch(sectionsLoaded([place])),
  'the option header': dispatch(partsGiven({ main: [] })),
  'a notice': dispatch(noticeShown({ text: 'Closed today.' })),
};

it('the shell stays only while React would draw the very same (decision 0003)', () => {
  expect(examineShows(remote, view, changes)).toEqual([]);
});

it('React takes over for a visitor who was signed in last time, while the session looks them up', () => {
  const { store } = testSession();
  const shell = remote.shows!(store.getState(), {});
  store.dispatch(configSet({ wasSignedIn: true }));
  expect(remote.shows!(store.getState(), {})).not.toEqual(shell);
});

it.each([
  [0, 'theme'],
  [2, 'a sign-in'],
  [3, 'impersonation'],
  [4, 'sections of the page frame'],
  [5, 'the option header'],
  [6, 'a notice'],
])('without its entry %s, %s would not be seen', (entry, change) => {
  expect(examineShows(remote, view, changes, entry)).toContain(change);
});
