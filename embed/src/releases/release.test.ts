import { sampleRelease } from '../testing/samples';
import { filesAtOnce } from './release';

const session = { ...sampleRelease('session-shared'), viewFiles: { 'vendor.js': 'sha256-vendor' } };
const header = { ...sampleRelease('header-remote'), viewFiles: { 'view.js': 'sha256-view' } };
const lender = sampleRelease('lender-advertising-remote');
const namesOf = (...asked: Parameters<typeof filesAtOnce>) =>
  filesAtOnce(...asked).map(([address]) => address.replace(/.*\//, ''));

describe('the files that a page needs at once', () => {
  it('are the entries alone where the view comes later', () => {
    expect(namesOf([session, header])).toEqual(['entry.js', 'entry.js']);
  });

  it('are also those of the view, React among them, for a visitor who was signed in last time', () => {
    expect(namesOf([session, header], true)).toEqual([
      'entry.js',
      'vendor.js',
      'entry.js',
      'view.js',
    ]);
  });

  it("are React's, too, for a remote that opens its view at once", () => {
    expect(filesAtOnce([session, lender])).toContainEqual([
      `${session.base}vendor.js`,
      'sha256-vendor',
    ]);
  });
});
