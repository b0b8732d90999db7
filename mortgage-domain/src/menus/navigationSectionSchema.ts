/** Separate from the type: a page whose server sends no sections loads no reader. Source: ENT-12, ENT-13; threat S01. */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { count, flag, listOf, shownText } from '../wire/readAnswer';
import type { NavigationSection } from './navigationSection';

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
  v.transform(
    ({
      key,
      link: { class: className, ...link },
      subsections,
    }): NavigationSection => ({
      key,
      link: className ? { ...link, className } : link,
      subsections,
    }),
  ),
);
