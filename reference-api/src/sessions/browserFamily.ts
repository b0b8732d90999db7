/** The browser by a name that its owner knows, without details: "Firefox on Windows". */

/** Each before those that also say its name. */
const families = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

export function toBrowserFamily(userAgent = ''): string {
  const find = (table: readonly (readonly [mark: string, name: string])[]) =>
    table.find(([mark]) => userAgent.includes(mark))?.[1];
  const family = find(families) ?? 'Another browser';
  const system = find(systems);
  return system ? `${family} on ${system}` : family;
}
