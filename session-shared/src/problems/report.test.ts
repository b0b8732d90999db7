import { createReport } from './report';

const problem = { name: 'NavigationLinksRefused', detail: '2' };

describe('a problem', () => {
  afterEach(() => Object.assign(window, { problems: undefined }));
  const report = createReport(window, {
    globalName: () => 'problems',
    environment: () => 'qa',
    version: '1.0.0-aaaa',
  });

  it("OPN-95 CON-21: goes to the page's reporter, with its environment and the session's version, and not to the console", () => {
    const reporter = Object.assign(jest.fn(), { report: jest.fn() });
    Object.assign(window, { problems: reporter });
    report(problem);
    expect(reporter.report).toHaveBeenCalledWith({
      ...problem,
      environment: 'qa',
      version: '1.0.0-aaaa',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['there is none', undefined],
    ['it has no such function', { report: 'yes' }],
    [
      'it throws',
      {
        report: () => {
          throw new Error('host bug');
        },
      },
    ],
  ])(
    'OPN-95: goes to the console where %s, and nothing is thrown',
    (_what, problems) => {
      Object.assign(window, { problems });
      report(problem);
      expect(console.warn).toHaveBeenCalledWith(
        '[mortgage session] NavigationLinksRefused',
        '2',
      );
    },
  );
});
