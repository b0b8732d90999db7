import { DirectoryTarget } from 'publishing/targets/directoryTarget';
import { openTarget } from 'publishing/targets/openTarget';
import { assertApart } from './releasedMaps';

describe('where source maps are kept', () => {
  it.each([
    ['/srv/remotes', '/srv/remotes'],
    ['/srv/remotes/maps', '/srv/remotes'],
    ['s3://bucket/remotes/maps', 's3://bucket/remotes'],
    ['s3://bucket/maps', 's3://bucket'],
  ])('S21: %s is refused next to the releases of %s', (maps, target) => {
    expect(() => assertApart(openTarget(maps), openTarget(target))).toThrow(
      /public target/,
    );
  });

  it.each([
    ['/srv/maps', '/srv/remotes'],
    ['/srv/remotes-maps', '/srv/remotes'],
    ['s3://bucket/remotes-maps', 's3://bucket/remotes'],
    ['s3://private/remotes', 's3://bucket/remotes'],
    ['/srv/maps', 's3://bucket/remotes'],
  ])('S21: %s is apart from %s', (maps, target) => {
    expect(() =>
      assertApart(openTarget(maps), openTarget(target)),
    ).not.toThrow();
  });

  it('S21: a folder of the target written another way is refused too', () => {
    const target = new DirectoryTarget('/srv/remotes');
    expect(() =>
      assertApart(openTarget('/srv/x/../remotes/maps'), target),
    ).toThrow(/public target/);
  });
});
