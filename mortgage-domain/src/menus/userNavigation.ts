/** The signed-in visitor's own navigation. Source: ENT-14..16, CAL-12, OPN-45; threat S01. */
import * as v from 'valibot';
import type { AvatarData } from '../people/avatar';
import { count, flag, listOf, readAnswer, shownText } from '../wire/readAnswer';
import { safeHrefSchema } from '../links/safeHrefSchema';

export interface UserNavLink {
  readonly title: string;
  readonly href: string;
  readonly subLinks: readonly {
    readonly title: string;
    readonly href: string;
  }[];
  readonly divider: boolean;
  readonly tag: string;
  readonly notifications: number;
}
/** `navLinks` by name, such as `savedSearches`. */
export interface UserNavigation {
  readonly avatar: AvatarData;
  readonly navLinks: Readonly<Record<string, UserNavLink>>;
}

const optionalText = v.optional(v.fallback(shownText(), ''));
const avatarDataSchema = v.object({
  displayName: optionalText,
  email: optionalText,
  photo: v.optional(v.fallback(safeHrefSchema, '')),
});

const subLinkSchema = v.object({ title: shownText(), href: safeHrefSchema });
/** Title and address may be missing: the header's own entries have theirs. */
const navLinkSchema = v.object({
  title: v.fallback(shownText(), ''),
  href: v.fallback(safeHrefSchema, ''),
  subLinks: v.fallback(listOf(subLinkSchema), []),
  divider: v.fallback(flag(), false),
  tag: v.fallback(shownText(), ''),
  notifications: v.fallback(count(), 0),
});

/** Drops invalid links, and names that would reach a prototype (S14). */
const navLinksSchema = v.pipe(
  v.record(v.string(), v.fallback(v.optional(navLinkSchema), undefined)),
  v.transform((links): Record<string, UserNavLink> =>
    Object.fromEntries(
      Object.entries(links).flatMap(([name, link]) =>
        link ? [[name, link]] : [],
      ),
    ),
  ),
);

export const userNavigationSchema = v.pipe(
  v.object({
    userAvatarData: v.fallback(avatarDataSchema, {}),
    navLinks: navLinksSchema,
  }),
  v.transform(({ userAvatarData, navLinks }): UserNavigation => ({
    avatar: userAvatarData,
    navLinks,
  })),
);

export const readUserNavigation = (json: unknown): UserNavigation =>
  readAnswer(userNavigationSchema, json);
