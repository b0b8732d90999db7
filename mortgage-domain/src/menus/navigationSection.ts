/** A section of the server's navigation. Source: specification 3; ledger ENT-12, ENT-13; threat S01. */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { listOf } from '../wire/listOf';

export interface NavigationLink {
  readonly text: string;
  readonly href: string;
  readonly secure?: boolean;
}
export interface NavigationSubsection {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}
export interface NavigationSection {
  readonly key: string;
  readonly link: {
    readonly text: string;
    readonly href: string;
    readonly notifications?: number;
    readonly className?: string;
  };
  readonly subsections: readonly NavigationSubsection[];
}

const count = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0));
const linkSchema = v.object({
  text: v.string(),
  href: safeHrefSchema,
  secure: v.optional(v.fallback(v.boolean(), false)),
});
const subsectionSchema = v.object({ title: v.fallback(v.string(), ''), links: listOf(linkSchema) });

/** Links whose address is not allowed are dropped, and a section whose own is. */
export const navigationSectionSchema = v.pipe(
  v.object({
    key: v.pipe(v.string(), v.minLength(1)),
    link: v.object({
      text: v.string(),
      href: safeHrefSchema,
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
