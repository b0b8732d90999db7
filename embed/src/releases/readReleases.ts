import type { LaterFile, LaterFiles, Release } from './release';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const isRelease = (value: unknown): value is Release =>
  isRecord(value) &&
  [value.name, value.container, value.version, value.base, value.entry].every(
    isText,
  ) &&
  /\w\/$/.test(String(value.base)) &&
  isRecord(value.files) &&
  Object.values({
    ...value.files,
    ...(value.viewFiles as object | undefined),
  }).every(isText);

/** The releases of a stamp that was fetched as data; none of them when one is invalid. By hand: it costs 0.1 KB, a schema 1.4. */
export function readReleases(stamp: unknown): readonly Release[] {
  const releases = isRecord(stamp) ? stamp.releases : undefined;
  return Array.isArray(releases) && releases.every(isRelease) ? releases : [];
}

const isLaterFile = (value: unknown): value is LaterFile =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

/** The later files of such a stamp, by remote; nothing if they are missing or invalid. */
export function readLater(
  stamp: unknown,
): Readonly<Record<string, LaterFiles>> {
  if (!isRecord(stamp) || !isText(stamp.remote) || !isRecord(stamp.later)) {
    return {};
  }
  const { menus, part } = stamp.later;
  return isLaterFile(menus) && isLaterFile(part)
    ? { [stamp.remote]: { menus, part } }
    : {};
}
