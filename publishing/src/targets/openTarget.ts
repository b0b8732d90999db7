import path from 'node:path';
import { BucketTarget } from './bucketTarget';
import { DirectoryTarget } from './directoryTarget';
import { ReleaseError, type ReleaseTarget } from './target';

/** A folder, or `s3://bucket/prefix`. */
export function openTarget(text: string): ReleaseTarget {
  // An unset variable of a pipeline must not mean the current folder.
  if (text.trim() === '') {
    throw new ReleaseError(
      'The target is empty. Give a path, or s3://bucket/prefix, or leave RELEASE_TARGET and RELEASE_MAPS out.',
    );
  }
  if (!text.includes('://')) {
    return new DirectoryTarget(path.resolve(text));
  }
  const { protocol, hostname, pathname } = new URL(
    URL.canParse(text) ? text : 'none:',
  );
  if (protocol !== 's3:' || !hostname) {
    throw new ReleaseError(
      `RELEASE_TARGET="${text}" is neither a folder nor a bucket. Give a path, or s3://bucket/prefix.`,
    );
  }
  return new BucketTarget(
    hostname,
    decodeURIComponent(pathname.replace(/^\/|\/$/g, '')),
  );
}
