/** A section of the server's navigation. Source: ENT-12, ENT-13, NAV-36, CAL-14; threat S01. */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { count, flag, listOf, shownText } from '../wire/readAnswer';

export interface NavigationLink {
  readonly text: string;
  readonly href: string;
  /** `toSiteLinks` has made the address absolute and https where possible (OPN-17). */
  readonly secure?: boolean;
}
export interface NavigationSubsection {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}
export interface SectionLink extends NavigationLink {
  readonly notifications?: number;
  readonly className?: string;
}
export interface NavigationSection {
  readonly key: string;
  readonly link: SectionLink;
  readonly subsections: readonly NavigationSubsection[];
}

const linkSchema = v.object({
  text: shownText(),
  href: safeHrefSchema,
  secure: v.optional(v.fallback(flag(), false)),
});
const subsectionSchema = v.object({
  title: v.fallback(shownText(), ''),
  links: listOf(linkSchema),
});

/** Drops links whose address is not allowed, and a section whose own is not. */
export const navigationSectionSchema = v.pipe(
  v.object({
    key: v.pipe(shownText(), v.minLength(1)),
    link: v.object({
      ...linkSchema.entries,
      notifications: v.optional(v.fallback(count(), 0)),
      class: v.optional(v.fallback(v.string(), '')),
    }),
    subsections: v.fallback(listOf(subsectionSchema), []),
  }),
  v.transform(({ key, link: { class: className, ...link }, subsections }): NavigationSection => ({
    key,
    link: className ? { ...link, className } : link,
    subsections,
  })),
);

/** NAV-36: admin links are red, wherever the server puts them. */
export const isAdminSection = ({ link: { className } }: NavigationSection): boolean =>
  (className ?? '').split(' ').includes('admin');

/** Replaces sections of the same key and appends new ones; the last of a key counts (OPN-28). */
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
