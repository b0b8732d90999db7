/**
 * A section of the server's navigation.
 * Source: specification 3; ledger ENT-12, ENT-13, NAV-36; threat S01.
 */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { listOf } from '../wire/listOf';
import { shownText } from '../wire/shownText';

export interface NavigationLink {
  readonly text: string;
  readonly href: string;
  /** The address is an absolute https one by now, where it can be (OPN-17): `toSiteLinks`. */
  readonly secure?: boolean;
}
export interface NavigationSubsection {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}
/** A section's own link. */
export interface SectionLink extends NavigationLink {
  readonly notifications?: number;
  readonly className?: string;
}
export interface NavigationSection {
  readonly key: string;
  readonly link: SectionLink;
  readonly subsections: readonly NavigationSubsection[];
}

const count = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0));
const linkSchema = v.object({
  text: shownText(),
  href: safeHrefSchema,
  secure: v.optional(v.fallback(v.boolean(), false)),
});
const subsectionSchema = v.object({
  title: v.fallback(shownText(), ''),
  links: listOf(linkSchema),
});

/** Links whose address is not allowed are dropped, and a section whose own is. */
export const navigationSectionSchema = v.pipe(
  v.object({
    key: v.pipe(shownText(), v.minLength(1)),
    link: v.object({
      ...linkSchema.entries,
      notifications: count,
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
