import { samplePage, sampleRelease } from '../testing/samples';
import { createLaterScripts } from './laterScripts';

afterEach(() => document.head.replaceChildren());
const scripts = () => [...document.head.querySelectorAll('script')];

describe('a script that few pages need', () => {
  it('S12: comes from the release of the page host, once, with the hash of the build', () => {
    const page = samplePage(sampleRelease('embed'));
    const load = createLaterScripts(window, page);
    // The page's releases may be renewed; the host that runs stays.
    page.releases.embed = sampleRelease('embed', '2.0.0-new');
    load('doctor');
    load('doctor');
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://static.example/embed/1.0.0-aaaaaaaa/doctor.js',
    ]);
    expect(scripts()[0]).toMatchObject({
      integrity: expect.stringMatching(/^sha256-integrity-of-chunk-doctor\.*$/) as string,
      crossOrigin: 'anonymous',
    });
  });

  it('is asked for again when it did not come', () => {
    const load = createLaterScripts(window, samplePage(sampleRelease('embed')));
    load('doctor');
    scripts()[0]!.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    load('doctor');
    expect(scripts()).toHaveLength(1);
  });
});
