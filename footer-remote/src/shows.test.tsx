import { examineShows, siteChanges, type Change } from 'remote-kit/testing';
import { testSession } from 'session-shared/testing';
import { frameFeature, frameLoaded } from './frame/frame';
import type { FooterOptions } from './options';
import { remote } from './remote';
import { shows } from './shows';
import { view } from './view';

const links = [{ text: 'Press', href: '/press/' }];
const ofServer =
  (data: object): Change<FooterOptions> =>
  ({ store }) => {
    store.dispatch(frameLoaded(data));
    return undefined;
  };
const changes: Record<string, Change<FooterOptions>> = {
  ...siteChanges(),
  'a script of the server': ofServer({ js: '/footer.js' }),
  'an empty list of the server': ofServer({ apps: [] }),
  'links of the server': ofServer({ links }),
  'links of the page': () => ({ footer: { links } }),
  'a notice of the page': () => ({ footer: { notices: ['Closed today.'] } }),
};

it('the shell stays only while React would draw the very same (decision 0003)', () => {
  expect(examineShows(remote, view, changes)).toEqual([]);
});

it.each([
  [1, 'logoUrl'],
  [2, 'theme'],
  [3, 'links of the page'],
])('without its entry %s, %s would not be seen', (entry, change) => {
  expect(examineShows(remote, view, changes, entry)).toContain(change);
});

it('S01: bad parts change it, so that the view reports them', () => {
  const session = testSession();
  session.attach(frameFeature);
  const before = shows(session.store.getState(), {});
  session.store.dispatch(frameLoaded({ js: 'https://evil.example/f.js' }));
  expect(shows(session.store.getState(), {})).not.toEqual(before);
  expect(
    shows(session.store.getState(), { footer: { links: 'none' } }),
  ).not.toEqual(before);
});
