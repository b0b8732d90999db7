/** A section of the server's navigation. Source: ENT-12, ENT-13, NAV-36, CAL-14; threat S01. */
import type { Link } from '../links/link';

export interface NavigationLink extends Link {
  /** `toSiteLinks` has made the address absolute and https where possible (OPN-17). */
  readonly secure?: boolean;
}
export interface NavigationSection {
  readonly key: string;
  readonly link: NavigationLink & {
    readonly notifications?: number;
    readonly className?: string;
  };
  readonly subsections: readonly {
    readonly title: string;
    readonly links: readonly NavigationLink[];
  }[];
}

/** NAV-36: admin links are red, wherever the server puts them. */
export const isAdminSection = ({
  link: { className },
}: NavigationSection): boolean =>
  (className ?? '').split(' ').includes('admin');

/** Replaces sections of the same key and appends new ones; the last of a key counts (OPN-28). */
export function mergeSections(
  current: readonly NavigationSection[],
  sent: readonly NavigationSection[],
): readonly NavigationSection[] {
  const sentByKey = new Map(sent.map((section) => [section.key, section]));
  const replaced = current.map(
    (section) => sentByKey.get(section.key) ?? section,
  );
  const currentKeys = new Set(current.map(({ key }) => key));
  const added = sent.filter(
    (section) =>
      !currentKeys.has(section.key) && sentByKey.get(section.key) === section,
  );
  return [...replaced, ...added];
}
