import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { headersOf } from './headers';
import { ReleaseError, type Files, type ReleaseTarget } from './target';

const attempts = 5;

/** A bucket that speaks S3, behind a CDN. The SDK reads credentials, region and endpoint from the environment. */
export const bucketTarget = (
  bucket: string,
  prefix: string,
  client: S3Client = openClient(),
): ReleaseTarget => new BucketTarget(bucket, prefix, client);

/** What a bucket demands of a file that is there already: this very content, or none. */
type Condition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

class BucketTarget implements ReleaseTarget {
  readonly name: string;

  constructor(
    private readonly bucket: string,
    private readonly prefix: string,
    private readonly client: S3Client,
  ) {
    this.name = `s3://${bucket}/${prefix}`;
  }

  async read(file: string): Promise<Buffer | undefined> {
    return (await this.get(file))?.bytes;
  }

  async addFolder(folder: string, files: Files): Promise<boolean> {
    // A version is there when its release.json is: that one comes last.
    const last = 'release.json';
    const ordered = [...files].sort(
      ([one], [other]) => Number(one === last) - Number(other === last),
    );
    for (const [file, bytes] of ordered) await this.replace(`${folder}/${file}`, bytes);
    return true;
  }

  async removeFolder(folder: string): Promise<void> {
    while (await this.removeSome(`${this.keyOf(folder)}/`));
  }

  async replace(file: string, bytes: Uint8Array): Promise<void> {
    await this.orRefusal('write to', () => this.put(file, bytes));
  }

  async change(file: string, next: (current: Buffer | undefined) => Uint8Array): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const current = await this.get(file);
      const bytes = next(current?.bytes);
      const condition = current ? { IfMatch: current.etag } : { IfNoneMatch: '*' };
      if (await this.putUnlessChanged(file, bytes, condition)) return;
    }
    throw new ReleaseError(
      `Other releases kept changing ${this.name}/${file}. Run the command again when they are done.`,
    );
  }

  private keyOf(file: string): string {
    return this.prefix ? `${this.prefix}/${file}` : file;
  }

  private async get(file: string): Promise<{ bytes: Buffer; etag?: string } | undefined> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: this.keyOf(file) });
    try {
      const { Body, ETag } = await this.client.send(command);
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      throw toReleaseError(error, `read from ${this.name}`);
    }
  }

  private put(file: string, body: Uint8Array, condition: Condition = {}): Promise<unknown> {
    const { contentType, contentEncoding, cacheControl } = headersOf(file);
    return this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: this.keyOf(file),
        Body: body,
        ContentType: contentType,
        ContentEncoding: contentEncoding,
        CacheControl: cacheControl,
        ...condition,
      }),
    );
  }

  /** False when the bucket holds another content than the condition says. */
  private async putUnlessChanged(
    file: string,
    bytes: Uint8Array,
    condition: Condition,
  ): Promise<boolean> {
    try {
      await this.put(file, bytes, condition);
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw toReleaseError(error, `write to ${this.name}`);
    }
  }

  private async removeSome(prefix: string): Promise<boolean> {
    const { Contents = [], IsTruncated = false } = await this.orRefusal('list', () =>
      this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix })),
    );
    const objects = Contents.map(({ Key }) => ({ Key }));
    if (objects.length > 0)
      await this.orRefusal('delete from', () =>
        this.client.send(
          new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects: objects } }),
        ),
      );
    return IsTruncated;
  }

  private async orRefusal<Result>(doing: string, ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      throw toReleaseError(error, `${doing} ${this.name}`);
    }
  }
}

/** Servers at an address of their own (MinIO, a local one) rarely know a host name per bucket. */
function openClient(): S3Client {
  // The SDK's six lines about Node 20 would come before each answer.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  return new S3Client({ forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) });
}

const isConflict = (error: unknown): boolean =>
  error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0);

function toReleaseError(error: unknown, doing: string): ReleaseError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return new ReleaseError(
    `The bucket refused to ${doing}: ${name}: ${message}. Check the bucket's name, AWS_REGION, AWS_ENDPOINT_URL_S3 and that the credentials may list, get, put and delete.`,
  );
}
