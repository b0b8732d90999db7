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

/** A bucket's condition for a file that is there already: this very content, or none. */
type Condition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

/** A bucket that speaks S3, behind a CDN. The SDK reads credentials, region and endpoint from the environment. */
export class BucketTarget implements ReleaseTarget {
  readonly name: string;

  constructor(
    private readonly bucket: string,
    private readonly prefix: string,
    private readonly client = openClient(),
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
    for (const [file, bytes] of ordered) {
      await this.replace(`${folder}/${file}`, bytes);
    }
    return true;
  }

  async removeFolder(folder: string): Promise<void> {
    await this.removeSome(`${this.keyOf(folder)}/release.json`);
    let removed: boolean;
    do {
      removed = await this.removeSome(`${this.keyOf(folder)}/`);
    } while (removed);
  }

  async replace(file: string, bytes: Uint8Array): Promise<void> {
    await this.ask('write to', () => this.put(file, bytes));
  }

  async change(
    file: string,
    next: (current: Buffer | undefined) => Uint8Array,
  ): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const current = await this.get(file);
      const bytes = next(current?.bytes);
      const condition = current
        ? { IfMatch: current.etag }
        : { IfNoneMatch: '*' };
      if (
        await this.ask(
          'write to',
          () => this.put(file, bytes, condition),
          isConflict,
        )
      ) {
        return;
      }
    }
    throw new ReleaseError(
      `Other releases kept changing ${this.name}/${file}. Run the command again when they are done.`,
    );
  }

  private keyOf(file: string): string {
    return this.prefix ? `${this.prefix}/${file}` : file;
  }

  private get(file: string) {
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: this.keyOf(file),
    });
    const read = async () => {
      const { Body, ETag } = await this.client.send(command);
      return {
        bytes: Buffer.from((await Body?.transformToByteArray()) ?? []),
        etag: ETag,
      };
    };
    return this.ask('read from', read, ({ name }) => name === 'NoSuchKey');
  }

  private put(file: string, body: Uint8Array, condition: Condition = {}) {
    const place = { Bucket: this.bucket, Key: this.keyOf(file) };
    return this.client.send(
      new PutObjectCommand({
        ...place,
        Body: body,
        ...headersOf(file),
        ...condition,
      }),
    );
  }

  private async removeSome(prefix: string): Promise<boolean> {
    const list = new ListObjectsV2Command({
      Bucket: this.bucket,
      Prefix: prefix,
    });
    const found = await this.ask('list', () => this.client.send(list));
    const objects = found?.Contents?.map(({ Key }) => ({ Key })) ?? [];
    const remove = new DeleteObjectsCommand({
      Bucket: this.bucket,
      Delete: { Objects: objects },
    });
    const send = async (): Promise<void> => {
      const [refused] = (await this.client.send(remove)).Errors ?? [];
      if (refused) {
        throw new Error(`${refused.Code} for ${refused.Key}`);
      }
    };
    if (objects.length > 0) {
      await this.ask('delete from', send);
    }
    return found?.IsTruncated ?? false;
  }

  /** Undefined for a refusal that is expected. */
  private async ask<Result>(
    doing: string,
    send: () => Promise<Result>,
    isExpected: (refusal: S3ServiceException) => boolean = () => false,
  ): Promise<Result | undefined> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof S3ServiceException && isExpected(error)) {
        return undefined;
      }
      const { name, message } =
        error instanceof Error ? error : new Error(String(error));
      throw new ReleaseError(
        `The bucket refused to ${doing} ${this.name}: ${name}: ${message}. Check the bucket's name, AWS_REGION, AWS_ENDPOINT_URL_S3 and that the credentials may list, get, put and delete.`,
      );
    }
  }
}

/** Servers at an address of their own (MinIO, a local one) rarely have a host name per bucket. */
function openClient(): S3Client {
  // The SDK's six lines about Node 20 would come before each answer.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  return new S3Client({
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
  });
}

const isConflict = ({ $metadata }: S3ServiceException): boolean =>
  [409, 412].includes($metadata.httpStatusCode ?? 0);
