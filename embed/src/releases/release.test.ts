import { sampleRelease } from '../testing/samples';
import { filesOf, opensAtOnce } from './release';

const session = {
  ...sampleRelease('session-shared'),
  viewFiles: { 'vendor.js': 'sha256-vendor' },
};
const header = {
  ...sampleRelease('header-remote'),
  viewFiles: { 'view.js': 'sha256-view' },
};

it('the files of a view are those of the session and of the remote', () => {
  expect(filesOf([session, header], false).map(([address]) => address)).toEqual(
    [`${session.base}entry.js`, `${header.base}entry.js`],
  );
  expect(filesOf([session, header], true)).toEqual([
    [`${session.base}entry.js`, 'sha256-session-shared'],
    [`${session.base}vendor.js`, 'sha256-vendor'],
    [`${header.base}entry.js`, 'sha256-header-remote'],
    [`${header.base}view.js`, 'sha256-view'],
  ]);
});

it('a remote without such files opens its view at once', () => {
  expect(opensAtOnce([session, header])).toBe(false);
  expect(
    opensAtOnce([session, sampleRelease('lender-advertising-remote')]),
  ).toBe(true);
});
