/** The signed-in visitor's own navigation. Source: specification 3; ledger ENT-14..16, CAL-12, OPN-45; threat S01. */
import * as v from 'valibot';
import type { AvatarData } from '../people/avatar';
import { listOf } from '../wire/listOf';
import { safeHrefSchema } from '../links/safeHrefSchema';

export interface UserNavLink {
  readonly title: string;
  readonly href: string;
  readonly subLinks: readonly { readonly title: string; readonly href: string }[];
  readonly divider: boolean;
  readonly tag: string;
  readonly notifications: number;
}
/** `navLinks` by name, such as `savedSearches`. */
export interface UserNavigation {
  readonly avatar: AvatarData;
  readonly navLinks: Readonly<Record<string, UserNavLink>>;
}

const optionalText = v.optional(v.fallback(v.string(), ''));
export const avatarDataSchema = v.object({
  displayName: optionalText,
  email: optionalText,
  photo: v.optional(v.fallback(safeHrefSchema, '')),
});

const navLinkSchema = v.object({
  title: v.string(),
  href: safeHrefSchema,
  subLinks: v.optional(
    v.fallback(listOf(v.object({ title: v.string(), href: safeHrefSchema })), []),
    [],
  ),
  divider: v.optional(v.fallback(v.boolean(), false), false),
  tag: v.optional(v.fallback(v.string(), ''), ''),
  notifications: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
});

/** Links that cannot be read, or whose address is not allowed, are dropped. Names that would reach a prototype are dropped too (S14). */
export const userNavigationSchema = v.object({
  userAvatarData: v.optional(v.fallback(avatarDataSchema, {}), {}),
  navLinks: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((links): Record<string, UserNavLink> =>
      Object.fromEntries(
        Object.entries(links).flatMap(([name, link]) => {
          const read = v.safeParse(navLinkSchema, link);
          return read.success ? [[name, read.output]] : [];
        }),
      ),
    ),
  ),
});

/** Checks the answer of userNavigation; throws where it is none. */
export function readUserNavigation(json: unknown): UserNavigation {
  const { userAvatarData: avatar, navLinks } = v.parse(userNavigationSchema, json);
  return { avatar, navLinks };
}
