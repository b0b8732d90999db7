import type { NavigationSection } from './navigationSection';

/**
 * Sections of the server replace those of the same key, in their place; new ones follow. Where it sends one key twice, the last
 * one counts. Source: ledger CAL-14, OPN-28.
 */
export function mergeSections(
  current: readonly NavigationSection[],
  sent: readonly NavigationSection[],
): readonly NavigationSection[] {
  const sentByKey = new Map(sent.map((section) => [section.key, section]));
  const replaced = current.map((section) => sentByKey.get(section.key) ?? section);
  const currentKeys = new Set(current.map(({ key }) => key));
  const added = sent.filter(
    (section) => !currentKeys.has(section.key) && sentByKey.get(section.key) === section,
  );
  return [...replaced, ...added];
}
