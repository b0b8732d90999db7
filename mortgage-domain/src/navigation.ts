/** Navigation data that comes from the server. Source: specification 3; ledger ENT-12..17, NAV-37; threat S01. */
import * as v from 'valibot';
import type { AvatarData } from './avatar';
import { isSafeHref } from './href';

export interface NavigationLink { readonly text: string; readonly href: string; readonly secure?: boolean }
export interface NavigationSubsection { readonly title: string; readonly links: readonly NavigationLink[] }
export interface NavigationSection {
  readonly key: string;
  readonly link: { readonly text: string; readonly href: string; readonly notifications?: number; readonly className?: string };
  readonly subsections: readonly NavigationSubsection[];
}
export interface Impersonation { readonly email: string; readonly zuid: string; readonly stopHref: string }
export interface AccountSections { readonly sections: readonly NavigationSection[]; readonly impersonation?: Impersonation }

export interface UserNavLink { readonly title: string; readonly href: string; readonly divider: boolean; readonly notifications: number }
export interface UserNavigation { readonly avatar: AvatarData; readonly navLinks: Readonly<Record<string, UserNavLink>> }

const count = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0));
const linkSchema = v.object({ text: v.string(), href: v.string(), secure: v.optional(v.boolean()) });
const sectionSchema = v.object({
  key: v.string(),
  link: v.object({ text: v.string(), href: v.string(), notifications: count, class: v.optional(v.string()) }),
  subsections: v.fallback(v.array(v.object({ title: v.fallback(v.string(), ''), links: v.array(linkSchema) })), []),
});
const impersonationSchema = v.object({ impersonation_email: v.string(), impersonation_zuid: v.string(), stop_impersonation_link: v.string() });
const accountSchema = v.object({ sections: v.optional(v.array(sectionSchema)), impersonation: v.optional(impersonationSchema) });
const userNavigationSchema = v.object({
  userAvatarData: v.fallback(v.object({ displayName: v.optional(v.string()), email: v.optional(v.string()), photo: v.optional(v.string()) }), {}),
  navLinks: v.record(v.string(), v.object({ title: v.string(), href: v.string(), divider: v.optional(v.fallback(v.boolean(), false), false), notifications: v.optional(v.fallback(v.number(), 0), 0) })),
});

/** Reads the account response (CAL-16). Links whose address is not allowed are dropped; no sections means signed out (HDR-16). */
export function readAccountSections(json: unknown): AccountSections {
  const { sections = [], impersonation } = v.parse(accountSchema, json);
  return {
    sections: sections.filter(({ link }) => isSafeHref(link.href)).map(({ key, link: { class: className, ...link }, subsections }) => ({
      key, link: { ...link, className }, subsections: subsections.map(({ title, links }) => ({ title, links: links.filter(({ href }) => isSafeHref(href)) })),
    })),
    ...(impersonation && isSafeHref(impersonation.stop_impersonation_link)
      ? { impersonation: { email: impersonation.impersonation_email, zuid: impersonation.impersonation_zuid, stopHref: impersonation.stop_impersonation_link } }
      : {}),
  };
}

/** Reads the user navigation (CAL-12); links whose address is not allowed are dropped. */
export function readUserNavigation(json: unknown): UserNavigation {
  const { userAvatarData, navLinks } = v.parse(userNavigationSchema, json);
  return { avatar: userAvatarData, navLinks: Object.fromEntries(Object.entries(navLinks).filter(([, { href }]) => isSafeHref(href))) };
}
