import { samplePage, sampleRelease } from '../testing/samples';
import { createMissingTagWarning } from './missingTag';

describe('a call for a remote without a tag', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is one warning with advice, after the page has loaded', () => {
    const state = jest
      .spyOn(document, 'readyState', 'get')
      .mockReturnValue('interactive');
    const notice = createMissingTagWarning(window, samplePage());
    notice('footer-remote');
    jest.advanceTimersByTime(60_000);
    expect(console.warn).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    notice('footer-remote');
    jest.advanceTimersByTime(60_000);
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/footer-remote.*add its tag/)],
    ]);
  });

  it('is no warning where the tag has come meanwhile, whether or not it shows its remote', () => {
    const page = samplePage();
    createMissingTagWarning(window, page)('footer-remote');
    page.releases['footer-remote'] = sampleRelease('footer-remote');
    jest.advanceTimersByTime(60_000);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
