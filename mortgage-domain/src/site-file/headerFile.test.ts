import { safeParse } from 'valibot';
import { headerFile } from './headerFile';

it.each([
  ['/checkout/', true],
  ['/apply', true],
  ['/', true],
  ['checkout/', false],
  ['https://cedarline.example/checkout/', false],
  ['//evil.example/', false],
  ['/checkout/?step=1', false],
  ['', false],
])('a slim path is compared with the path of a page: %s', (path, isGood) => {
  const { issues } = safeParse(headerFile, { slimPaths: [path] });
  expect(issues?.map(({ message }) => message) ?? []).toEqual(
    isGood
      ? []
      : [expect.stringMatching(/^it is compared .*such as \/checkout\//)],
  );
});
