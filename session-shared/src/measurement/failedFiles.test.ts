import { countFailedFiles, type NotedRequest } from './failedFiles';

const header = {
  name: 'header-remote',
  version: '2',
  base: 'https://static.example/header-remote/2/',
};
const session = {
  name: 'session-shared',
  version: '7',
  base: 'https://static.example/session-shared/7/',
};
const count = (
  ...requests: readonly (readonly [name: string, status?: number])[]
) =>
  countFailedFiles(
    [header, session],
    requests.map(
      ([name, responseStatus]) => ({ name, responseStatus }) as NotedRequest,
    ),
  );

describe('failed files', () => {
  it('are counted for each release: no answer, a refusal, and those of an earlier version', () => {
    expect(
      count(
        ['https://static.example/header-remote/2/mount.js', 0],
        ['https://static.example/header-remote/2/mount.js?retry=1', 503],
        ['https://static.example/header-remote/1/entry.js', 404],
        ['https://static.example/session-shared/7/vendor.js', 500],
      ),
    ).toEqual({
      'header-remote/2': 2,
      'header-remote/1': 1,
      'session-shared/7': 1,
    });
  });

  it("S10: exclude loaded files, stable files, the page's own requests and unknown statuses", () => {
    expect(
      count(
        ['https://static.example/header-remote/2/mount.js', 200],
        ['https://static.example/header-remote/2/entry.js', 304],
        ['https://static.example/header-remote/embed.js', 404],
        ['https://static.example/other/3/file.js', 404],
        [
          'https://www.maplehearth.example/homes/ada-lane?email=ada@lender.example.com',
          404,
        ],
        ['https://static.example/session-shared/7/vendor.js'],
      ),
    ).toEqual({});
  });
});
