/** What is sent, as bytes. */
import type { Fields } from './example';

/** Of a request, what its body is made of. */
export interface Sent {
  readonly method: string;
  readonly body: unknown;
  readonly type: string | undefined;
  readonly encoding: string;
  /** In parts of 31; undefined: all of it. */
  readonly kept: number | undefined;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** What is a percent already stays one; half a character becomes its bytes, which no decoder takes. */
export const encode = (text: string): string =>
  text.replace(/[^\w.~%{}:,@!*'()-]/gu, (character) =>
    /\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  );

export function toPayload({ method, body, type, encoding, kept }: Sent): Buffer | undefined {
  if (body === undefined || method === 'GET' || method === 'HEAD') return undefined;
  const isForm = (type ?? '').includes('urlencoded');
  const text =
    isForm && isFields(body)
      ? Object.entries(body)
          .map(([name, value]) => `${encode(name)}=${encode(toText(value))}`)
          .join('&')
      : typeof body === 'string'
        ? body
        : toText(body);
  const bytes = toBytes(text, encoding);
  return kept === undefined ? bytes : bytes.subarray(0, Math.floor((bytes.length * kept) / 31));
}

function toBytes(text: string, encoding: string): Buffer {
  if (encoding === 'bom') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'broken')
    return Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28, 0xff, 0])]);
  return Buffer.from(text, encoding as BufferEncoding);
}
