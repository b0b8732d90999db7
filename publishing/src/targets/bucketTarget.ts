import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { headersOf } from '../headers';
import { ReleaseError, type ReleaseTarget } from './target';

const attempts = 5;

/**
 * A bucket that speaks S3, behind a CDN. Credentials, region and endpoint come from the environment as the SDK reads them
 * (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3` …).
 */
export function bucketTarget(bucket: string, prefix: string, client = openClient()): ReleaseTarget {
  const key = (file: string) => (prefix ? `${prefix}/${file}` : file);
  const name = `s3://${bucket}/${prefix}`;

  const refusal =
    (doing: string) =>
    (error: unknown): never => {
      throw toReleaseError(error, `${doing} ${name}`);
    };

  const put = (
    file: string,
    body: Uint8Array,
    condition: { IfMatch?: string; IfNoneMatch?: string } = {},
  ) => {
    const { contentType, contentEncoding, cacheControl } = headersOf(file);
    return client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key(file),
        Body: body,
        ContentType: contentType,
        ContentEncoding: contentEncoding,
        CacheControl: cacheControl,
        ...condition,
      }),
    );
  };
  const get = async (file: string): Promise<{ bytes: Buffer; etag?: string } | undefined> => {
    try {
      const { Body, ETag } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key(file) }),
      );
      return { bytes: Buffer.from(await Body!.transformToByteArray()), etag: ETag };
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      throw toReleaseError(error, `read from ${name}`);
    }
  };

  return {
    name,
    read: async (file) => (await get(file))?.bytes,
    async addFolder(folder, files) {
      // A version is there when its release.json is: that one comes last.
      const last = 'release.json';
      const ordered = [...files].sort(
        ([one], [other]) => Number(one === last) - Number(other === last),
      );
      for (const [file, bytes] of ordered)
        await put(`${folder}/${file}`, bytes).catch(refusal('write to'));
      return true;
    },
    async removeFolder(folder) {
      for (let more = true; more;) {
        const { Contents = [], IsTruncated } = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${key(folder)}/` }))
          .catch(refusal('list'));
        if (Contents.length > 0)
          await client
            .send(
              new DeleteObjectsCommand({
                Bucket: bucket,
                Delete: { Objects: Contents.map(({ Key }) => ({ Key })) },
              }),
            )
            .catch(refusal('delete from'));
        more = IsTruncated === true;
      }
    },
    replace: async (file, bytes) => void (await put(file, bytes).catch(refusal('write to'))),
    async change(file, next) {
      for (let attempt = 1; ; attempt += 1) {
        const current = await get(file);
        try {
          await put(
            file,
            next(current?.bytes),
            current ? { IfMatch: current.etag } : { IfNoneMatch: '*' },
          );
          return;
        } catch (error) {
          if (error instanceof ReleaseError) throw error;
          if (!isConflict(error)) throw toReleaseError(error, `write to ${name}`);
          if (attempt === attempts)
            throw new ReleaseError(
              `Other releases kept changing ${name}/${file}. Run the command again when they are done.`,
            );
        }
      }
    },
  };
}

/** Servers at an address of their own (MinIO, a local one) rarely know a host name per bucket. */
const openClient = () =>
  new S3Client({
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  });

const isConflict = (error: unknown): boolean =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);

function toReleaseError(error: unknown, doing: string): ReleaseError {
  const { name, message } = error as Error;
  return new ReleaseError(
    `The bucket refused to ${doing}: ${name}: ${message}. Check the bucket's name, AWS_REGION, AWS_ENDPOINT_URL_S3 and that the credentials may list, get, put and delete.`,
  );
}
