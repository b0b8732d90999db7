import { isRecord } from 'mortgage-domain/wire/isRecord';

/** Compares content: a block that is read again gives new objects. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) {
    return true;
  }
  if (!isRecord(one) || !isRecord(other)) {
    return false;
  }
  return Object.keys({ ...one, ...other }).every((name) =>
    isSame(one[name], other[name]),
  );
}
